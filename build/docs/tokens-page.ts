import { code, table } from './markdown.ts';

const TOKEN = /^ {4}(?<name>--shop-[\w-]+): (?<value>[^;]+);/gm;

/** The tokens that a style sheet defines, by name; the first definition is the default. */
export function tokensIn(css: string): ReadonlyMap<string, string> {
  const tokens = [...css.matchAll(TOKEN)].map(({ groups }) => groups ?? {});
  const known = new Map(tokens.reverse().map(({ name = '', value = '' }) => [name, value]));
  return new Map([...known].sort());
}

/** What a token looks like, in the scheme of the page; nothing where it is nothing to look at. */
function swatch(name: string, value: string): string {
  if (/^--shop-color-/.test(name)) return sample(`background: ${value}`);
  if (/^--shop-shadow-/.test(name)) return sample(`box-shadow: ${value}`);
  if (/^--shop-radius-/.test(name)) return sample(`border-radius: ${value}`);
  return '';
}

const sample = (css: string): string => `<span class="swatch" style="${css}"></span>`;

/** Tokens with the looks of their defaults; with a default that is nothing to look at, as it is written. */
export const tokenTable = (tokens: Iterable<readonly [string, string]>): readonly string[] =>
  table(
    ['token', 'default'],
    [...tokens].map(([name, value]) => [code(name), swatch(name, value) || code(value)]),
  );

/** The page of the tokens that the style sheets define. */
export const tokensPage = (tokens: ReadonlyMap<string, string>): readonly string[] => [
  '# Tokens',
  '',
  'Set them on `:root`, or on a tag. They lie in a cascade layer, so any rule of yours wins.',
  '',
  ...table(
    ['token', 'look', 'default'],
    [...tokens].map(([name, value]) => [code(name), swatch(name, value), code(value)]),
  ),
];
