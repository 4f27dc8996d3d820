import { readdirSync } from 'node:fs';

/**
 * The addresses of the test files in the folder of a module. One process runs them all, because starting Node with the
 * demo's modules takes longer than most of these files' tests.
 */
export function testsBeside(module: string): string[] {
  const folder = new URL('.', module);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.node.test.ts'))
    .map((name) => new URL(name, folder).href);
}
