import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const SOURCES = [
  'build',
  'demo',
  'elements',
  'logic',
  'react',
  'scripts',
  'test',
  'types',
  '.changeset',
  '.gitignore',
  'biome.json',
  'package.json',
  'tsconfig.json',
  'README.md',
  'docs/tags.md',
  'custom-elements.json',
];

/** A copy of the sources that a test may change, with the same packages; deleted when the process exits. */
export function repoCopy() {
  const copy = mkdtempSync(join(tmpdir(), 'shop-elements-'));
  process.once('exit', () => rmSync(copy, { recursive: true, maxRetries: 3 }));
  for (const source of SOURCES) {
    cpSync(source, join(copy, source), {
      recursive: true,
      filter: (path) => !path.endsWith('.data'),
    });
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'dir');
  return copy;
}
