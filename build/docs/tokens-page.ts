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
  '--shop-color-accent-hover': 'the accent, a little greyer',
  '--shop-color-accent-soft': 'a little of the accent in the surface',
  '--shop-color-accent-text': 'the accent, nearly as light or dark as the text',
  '--shop-color-on-accent': 'white or black, whichever reads better on the accent',
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
  'Set them on `:root`, or on a tag. They lie in a cascade layer, so any rule of yours wins.',
  '',
  ...tokenTable(set),
  ...section('Tokens that follow', [
    'Nobody sets these: they follow from the text where a tag stands, and from other tokens. Set one, and it holds.',
    '',
    ...table(
      ['token', 'unless set'],
      [...following].map(([name, value]) => [code(name), IN_WORDS[name] ?? code(value)]),
    ),
  ]),
  ...section('Of one tag', table(['property', 'what it is'], ownRows(docs))),
];
