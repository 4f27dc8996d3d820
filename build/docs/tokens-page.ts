import { code, table } from './markdown.ts';

const TOKEN = /^ {4}(?<name>--shop-[\w-]+): (?<value>[^;]+);/gm;

/** The page of the tokens that the style sheets define. */
export function tokensPage(css: string): readonly string[] {
  const tokens = [...css.matchAll(TOKEN)].map(({ groups }) => groups ?? {});
  const known = new Map(tokens.reverse().map(({ name = '', value = '' }) => [name, value]));
  return [
    '# Tokens',
    '',
    'Set them on `:root`, or on a tag. They lie in a cascade layer, so any rule of yours wins.',
    '',
    ...table(
      ['token', 'default'],
      [...known].sort().map(([name, value]) => [code(name), code(value)]),
    ),
  ];
}
