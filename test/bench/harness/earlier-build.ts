import { execFileSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Checks an earlier commit out in the system's folder for such files and builds it there, once; gives its folder. Throws where git does not
 * know the commit, as in a shallow clone.
 */
export function earlierBuild(commit: string): string {
  const folder = `${tmpdir()}/shop-elements-${commit}`;
  const run = (command: string, args: readonly string[], cwd: string) =>
    execFileSync(command, args, { cwd, stdio: 'ignore' });
  if (existsSync(`${folder}/dist/autoloader.js`)) return folder;
  if (!existsSync(folder)) {
    run('git', ['worktree', 'add', '--force', '--detach', folder, commit], ROOT);
    symlinkSync(`${ROOT}/node_modules`, `${folder}/node_modules`);
  }
  run('npm', ['run', 'build'], folder);
  return folder;
}
