import type { Section } from '../examples/sections-of.ts';
import { code, prose, section, table } from './markdown.ts';
import type { SectionWriter } from './tag-source.ts';
import { tokenTable } from './tokens-page.ts';

type Texts = Readonly<Record<string, string>>;

const rowsOf = (texts: Texts, name: (key: string) => string) =>
  Object.entries(texts).map(([key, text]) => [code(name(key)), prose(text)]);

const isIcon = (name: string): boolean => name.startsWith('icon-');

const tableOf = (head: string, rows: readonly (readonly string[])[]): readonly string[] =>
  rows.length > 0 ? table([head, 'description'], rows) : [];

/** The slots of a tag; those of icons separately. */
export const slots: SectionWriter = ({ docs }) => {
  const all = Object.entries(docs.slots ?? {}).map(([name, text]) => ({
    isIcon: isIcon(name),
    cells: [name === '' ? 'children' : code(`slot="${name}"`), prose(text)],
  }));
  const rowsWhere = (icons: boolean) =>
    all.filter((slot) => slot.isIcon === icons).map(({ cells }) => cells);
  return section('Slots', [
    ...tableOf('slot', rowsWhere(false)),
    ...tableOf('slot for an SVG', rowsWhere(true)),
  ]);
};

/** The parts of a tag, as selectors to copy. */
export const parts: SectionWriter = ({ tag, docs }) =>
  section(
    'Parts',
    tableOf(
      'selector',
      rowsOf(docs.parts ?? {}, (name) => `${tag}::part(${name})`),
    ),
  );

/** The link to the example of a state; the first example is at the top of the page. */
function shownIn(examples: readonly Section[], state: string): string {
  const found = examples.slice(1).find(({ states: shown }) => shown.includes(state));
  return found ? ` [Example](#${found.id}).` : '';
}

/** The states of a tag, as selectors to copy. */
export const states: SectionWriter = ({ tag, docs, examples }) =>
  section(
    'States',
    tableOf('selector', [
      ...Object.entries(docs.states ?? {}).map(([name, text]) => [
        code(`${tag}:state(${name})`),
        prose(text) + shownIn(examples, name),
      ]),
      [code(`${tag}:state(rendered)`), 'The tag has rendered. Until then its children show.'],
    ]),
  );

/** A token in a stylesheet, or the variable of a token derived from the text. */
const TOKEN = /var\(\s*--(?:shop-|_)(?<name>[a-z0-9-]+)/g;

const tokensReadIn = (css: string): readonly string[] =>
  [...css.matchAll(TOKEN)].map(({ groups }) => `--shop-${groups?.name}`);

/** The tag's own CSS properties, and the tokens that its stylesheet uses. */
export const tokens: SectionWriter = ({ docs, declaration, tokens: { set, following } }) => {
  const own = docs.cssProperties ?? {};
  const read = new Set(declaration.styles.flatMap(tokensReadIn));
  const common = [...set].filter(([token]) => read.has(token));
  const others = [...following.keys()].filter((token) => read.has(token));
  return section('Tokens', [
    ...tableOf(
      'property',
      rowsOf(own, (name) => name),
    ),
    ...(common.length > 0
      ? ['It uses these [common tokens](../tokens.md):', '', ...tokenTable(common)]
      : []),
    ...(others.length > 0
      ? [
          `It also uses these [derived tokens](../tokens.md#derived-tokens): ${others.map(code).join(' ')}.`,
          '',
        ]
      : []),
  ]);
};
