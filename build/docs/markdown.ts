/** Backticks around a span of code. */
const SPANS = /(`[^`]*`)/;
const TAG_SPAN = /^`<(?<tag>shop-[a-z-]+)>`$/;

/** Escapes text for Vue, which parses Markdown as a template. */
const escaped = (text: string): string =>
  text
    .replace(/&(?!\w+;|#\d+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('{{', '&#123;&#123;');

/** Links the name of a tag to its page. */
const linked = (span: string): string => {
  const tag = TAG_SPAN.exec(span)?.groups?.tag;
  return tag === undefined ? span : `[${span}](./${tag}.md)`;
};

/** A text of the docs as Markdown: everything but code is escaped. */
export const prose = (text: string): string =>
  text
    .split(SPANS)
    .map((part) => (SPANS.test(part) ? linked(part) : escaped(part)))
    .join('');

/** A code span; empty for empty text. */
export const code = (text: string): string => (text === '' ? '' : `\`${text}\``);

/** A link; only the text without a target. */
export const link = (text: string, href: string | undefined): string =>
  href === undefined ? text : `[${text}](${href})`;

/** A link to the page of a tag; `folder` is relative to the page with the link. */
export const tagLink = (tag: string, folder: string): string =>
  link(code(`<${tag}>`), `${folder}/${tag}.md`);

/** The front matter of a page, with its values as YAML. */
export const frontMatter = (values: Readonly<Record<string, string>>): readonly string[] => [
  '---',
  ...Object.entries(values).map(([name, value]) => `${name}: ${value}`),
  '---',
  '',
];

const KILOBYTE = 1024;

/** Bytes as KB. */
export const kb = (bytes: number): string => (bytes / KILOBYTE).toFixed(1);

/** A block of code. */
export const fence = (language: string, text: string): readonly string[] => [
  `\`\`\`${language}`,
  ...text.trimEnd().split('\n'),
  '```',
  '',
];

const rowOf = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;

/** A table; its cells are Markdown. */
export const table = (
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] => [rowOf(heads), rowOf(heads.map(() => '---')), ...rows.map(rowOf), ''];

/** A section with its heading; empty without content. */
export const section = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length > 0 ? [`## ${heading}`, '', ...lines] : [];
