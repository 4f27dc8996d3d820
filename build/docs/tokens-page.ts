import type { AnyDocs } from '../../elements/declare/docs.ts';
import { code, prose, section, table } from './markdown.ts';
import type { Tokens } from './read-tokens.ts';

/** A preview of a token in the page's colour scheme; empty if it has no appearance. */
function swatch(name: string, value: string): string {
  if (/^--shop-color-/.test(name)) return sample(`background: ${value}`);
  if (/^--shop-shadow-/.test(name)) return sample(`box-shadow: ${value}`);
  if (/^--shop-radius-/.test(name)) return sample(`border-radius: ${value}`);
  return '';
}

const sample = (css: string): string => `<span class="swatch" style="${css}"></span>`;

/** Tokens with their defaults and previews. */
export const tokenTable = (tokens: Iterable<readonly [string, string]>): readonly string[] =>
  table(
    ['token', 'default'],
    [...tokens].map(([name, value]) => [code(name), swatch(name, value) + code(value)]),
  );

/** Descriptions of long formulas. */
const IN_WORDS: Readonly<Record<string, string>> = {
  '--shop-color-accent-hover': 'the accent, slightly greyer',
  '--shop-color-accent-soft': 'the surface with a tint of the accent',
  '--shop-color-accent-text': 'the accent, with a lightness near that of the text',
  '--shop-color-on-accent': 'white or black, whichever has more contrast with the accent',
};

type Docs = Readonly<Record<string, AnyDocs>>;

const ownRows = (docs: Docs) =>
  Object.entries(docs).flatMap(([tag, { cssProperties = {} }]) =>
    Object.entries(cssProperties).map(([name, text]) => [
      code(name),
      `[${tag}](./tags/${tag}.md): ${prose(text)}`,
    ]),
  );

/** The page of the tokens: those that are set, derived ones, and those of a single tag. */
export const tokensPage = ({ set, following }: Tokens, docs: Docs): readonly string[] => [
  '# Tokens',
  '',
  'Set them on `:root`, or on a tag. The defaults are in a cascade layer, so your rules take precedence.',
  '',
  ...tokenTable(set),
  ...section('Derived tokens', [
    'These are derived from the inherited text and from other tokens, unless you set them.',
    '',
    ...table(
      ['token', 'default'],
      [...following].map(([name, value]) => [code(name), IN_WORDS[name] ?? code(value)]),
    ),
  ]),
  ...section('Properties of single tags', table(['property', 'description'], ownRows(docs))),
];
