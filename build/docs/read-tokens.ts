import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyDocs } from '../../elements/declare/docs.ts';
import { docs } from '../../elements/docs.ts';

/** The tokens of all tags. */
export interface Tokens {
  /** Those that `css/shop.css` sets, with their defaults. */
  readonly set: ReadonlyMap<string, string>;
  /** Tokens derived from others, with the rule. */
  readonly following: ReadonlyMap<string, string>;
}

const TOKEN = /^ {4}(?<name>--shop-[\w-]+): (?<value>[^;]+);/gm;

/** The tokens that a stylesheet defines, by name; the first definition is the default. */
function tokensIn(css: string): ReadonlyMap<string, string> {
  const tokens = [...css.matchAll(TOKEN)].map(({ groups }) => groups ?? {});
  const known = new Map(tokens.reverse().map(({ name = '', value = '' }) => [name, value]));
  return new Map([...known].sort());
}

const FOLLOWS = /var\(\s*(?<name>--shop-[\w-]+),\s*(?=(?<rest>[\s\S]*))/g;
/** White space of declarations on several lines. */
const SPACES = /(?<=\()\s+|\s+(?=\))/g;

/** The text up to the closing bracket. */
function closed(text: string): string {
  let depth = 1;
  const end = [...text].findIndex((letter) => {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    return depth === 0;
  });
  return text.slice(0, end);
}

/** The fallbacks of tokens, by name, as CSS; the first one wins. */
function followsIn(sheets: readonly string[]): ReadonlyMap<string, string> {
  const found = sheets.flatMap((css) => [...css.matchAll(FOLLOWS)]);
  const rules = found.map(({ groups: { name = '', rest = '' } = {} }) => {
    const rule = closed(rest).replace(SPACES, '').replace(/\s+/g, ' ');
    return [name, rule.replaceAll('var(--_', 'var(--shop-')] as const;
  });
  return new Map([...new Map(rules.reverse())].sort());
}

const read = (file: string): string => readFileSync(file, 'utf8');

const sheetsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => read(join(folder, file)));

const set = tokensIn(read('elements/page/later/tokens.css'));
/** Tokens of a single tag are described in its own docs. */
const own = new Set(
  Object.values<AnyDocs>(docs).flatMap(({ cssProperties = {} }) => Object.keys(cssProperties)),
);
const rules = followsIn([read('elements/page/derived.css'), ...sheetsIn('react')]);

/** The tokens in the stylesheets of the library. */
export const tokens: Tokens = {
  set,
  following: new Map([...rules].filter(([name]) => !set.has(name) && !own.has(name))),
};
