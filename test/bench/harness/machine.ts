import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, totalmem } from 'node:os';
import { dirname } from 'node:path';
import type { Browser } from 'puppeteer-core';

const BYTES_PER_GIB = 2 ** 30;
const PACKAGES = [
  'react',
  'react-dom',
  'preact',
  'lit',
  '@r2wc/react-to-web-component',
  '@algolia/autocomplete-js',
  'jotai',
  'valibot',
];
const require = createRequire(import.meta.url);

/** A package's version. The package may not export its own manifest, so the search starts from one of its files. */
function versionOf(name: string): string {
  let folder = dirname(require.resolve(name));
  while (!folder.endsWith(`node_modules/${name}`)) folder = dirname(folder);
  const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  return `${name} ${version}`;
}

/** The machine and the versions behind the numbers, one per line. */
export async function describeMachine(browser: Browser): Promise<string[]> {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / BYTES_PER_GIB);
  return [
    `Machine: ${cpu?.model.trim() || 'unknown processor'}, ${cpus().length} cores, ${memory} GiB`,
    `Node ${process.versions.node}, ${await browser.version()}`,
    `Packages: ${PACKAGES.map(versionOf).join(', ')}`,
    `Date: ${new Date().toISOString().slice(0, 10)}`,
  ];
}
