import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const REST = '  …';
/** The header of a hunk; the first line has no omitted ones before it. */
const HUNK = /^@@ -(?<line>\d+).*$/;

/** A line diff by Git: `- ` before removed lines, `+ ` before added ones; a change of indentation is ignored. */
export function lineDiff(before: readonly string[], after: readonly string[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'diff-'));
  const files = [before, after].map((lines, index) => {
    const file = join(folder, `${index}.html`);
    writeFileSync(file, `${lines.join('\n')}\n`);
    return file;
  });
  const options = [
    '--no-index',
    '--no-ext-diff',
    '--no-color',
    '--ignore-all-space',
    '-U4',
    '--inter-hunk-context=1',
  ];
  const { stdout } = spawnSync('git', ['diff', ...options, ...files], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const [, hunks = ''] = stdout.split(/^\+\+\+ .*\n/m);
  return hunks
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const start = HUNK.exec(line)?.groups?.line;
      if (start === undefined) return [line.replace(/^[-+ ]/, '$& ')];
      return start === '1' ? [] : [REST];
    });
}
