import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** A project outside the repository that has installed the package from its tarball. */
export interface Consumer {
  readonly directory: string;
  /** The tarball. */
  readonly tarball: string;
  /** The path of the installed package. */
  readonly installed: string;
  /** Writes a file of the project; returns its path. */
  write(path: string, text: string): string;
  /** Adds a package of the repository to the project. */
  install(name: string): void;
  /** Runs Node in the project; returns its output, or throws with its output if it fails. */
  node(...args: readonly string[]): string;
  remove(): void;
}

/** Packs `dist/` unchanged and installs it. */
export function createConsumer(): Consumer {
  const directory = mkdtempSync(join(tmpdir(), 'shop-consumer-'));
  const options = { encoding: 'utf8', stdio: 'pipe' } as const;
  const packed = execFileSync(
    'npm',
    ['pack', '--ignore-scripts', '--json', '--pack-destination', directory],
    { ...options, cwd: ROOT, shell: process.platform === 'win32' },
  );
  const tarball = join(directory, JSON.parse(packed)[0].filename);
  const installed = join(directory, 'node_modules/shop-elements');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'], options);
  const write = (path: string, text: string) => {
    const file = join(directory, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  };
  write('package.json', '{ "type": "module" }');
  return {
    directory,
    tarball,
    installed,
    write,
    install(name) {
      const link = join(directory, 'node_modules', name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(join(ROOT, 'node_modules', name), link, 'dir');
    },
    node(...args) {
      try {
        return execFileSync(process.execPath, args, { ...options, cwd: directory });
      } catch (error) {
        const { stdout, stderr } = error as { stdout: string; stderr: string };
        throw new Error(stdout + stderr);
      }
    },
    remove: () => rmSync(directory, { recursive: true }),
  };
}

/** The path of a tool of the repository. */
export const tool = (path: string): string => join(ROOT, 'node_modules', path);
