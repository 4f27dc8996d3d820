// `node scripts/docs-pl.mjs look` confirms that the Polish guide translates the English one. It writes the hash of the
// English page into it; a test fails after that page has changed. Without a name, it confirms all pages.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain } from './is-main.mjs';

const SITE = 'docs/site';
const POLISH = join(SITE, 'pl');
const LETTERS = 12;

/** The pages in Polish, by their paths from docs/site/ in English. */
export const polishPages = () =>
  readdirSync(POLISH, { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('.md'));

/** The hash of an English page, twelve characters long. */
export const hashOf = (path) =>
  createHash('sha256')
    .update(readFileSync(join(SITE, path)))
    .digest('hex')
    .slice(0, LETTERS);

/** Writes the hash at the end of the front matter. */
function confirm(path) {
  const file = join(POLISH, path);
  const [, fields, ...text] = readFileSync(file, 'utf8').split(/^---\n/m);
  const others = fields.replace(/^source: .*\n/m, '');
  writeFileSync(file, ['', `${others}source: ${hashOf(path)}\n`, ...text].join('---\n'));
}

if (isMain(import.meta.url)) {
  const names = process.argv.slice(2).map((name) => `${name}.md`);
  const isNamed = (path) => names.length === 0 || names.some((name) => path.endsWith(name));
  for (const path of polishPages().filter(isNamed)) confirm(path);
}
