/** A page of the site as plain Markdown, for the package and for assistants. */
export interface Twin {
  /** Its path below the folder of the site, such as `tags/shop-price.md`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly text: string;
}

const FRONT_MATTER = /^---\n(?<fields>[\s\S]*?)\n---\n+/;
const HEADING = /^# (?<title>.+)$/m;
/** Code blocks, which are kept unchanged. */
const FENCES = /^(```[\s\S]*?^```\n)/m;
/** A live example in tabs keeps its title. */
const LIVE_FENCE = /^```html live.*?(?<title> \[[^\]"']*\])?$/m;
/** Markup that only makes sense on the site, such as buttons. */
const ON_SITE = /^<div class="on-site">\n[\s\S]*?^<\/div>\n\n?/gm;
/** Tabs of fences, and the picture above a list. */
const GROUP = /^(?::::(?: code-group)?|<\/?theme-picture>)\n\n?/gm;
/** The summary in Polish. */
const IN_POLISH = /^<p class="in-polish" lang="pl">(?<text>.*)<\/p>$/gm;
const HEADING_ID = /^(?<heading>#+ .+) \{#(?<id>[\w-]+)\}$/gm;
/** A colour preview. */
const SWATCH = /<span class="swatch"[^>]*><\/span>/g;
/** A link to a page of the site, which has no extension there. */
const LINK = /\]\((?<path>\.{1,2}\/[\w/.-]*?)(?<anchor>#[\w-]+)?\)/g;
/** Files served from a separate folder of the site are beside the pages in the package. */
const BUILT = /\]\(\.\.\/dist\//g;
/** The first sentence of the text below the title. */
const SUMMARY = /^# .+\n\n(?<summary>[A-Z](?:(?!\n\n)[\s\S])*?\.)(?:\s|$)/;

const fileOf = (path: string): string => {
  if (path.endsWith('/')) return `${path}index.md`;
  return /\.\w+$/.test(path) ? path : `${path}.md`;
};

const linkedToFiles = (text: string): string =>
  text
    .replace(BUILT, '](../../')
    .replace(LINK, (_, path: string, anchor = '') => `](${fileOf(path)}${anchor})`);

/** A single line of text without links, because the list is in another folder. */
const oneLine = (text: string): string =>
  text.replaceAll(/\[(?<words>[^\]]+)\]\([^)]*\)/g, '$<words>').replaceAll(/\s+/g, ' ');

function fieldOf(fields: string, name: string): string | undefined {
  const value = new RegExp(`^${name}: (.+)$`, 'm').exec(fields)?.[1];
  return value?.startsWith('"') ? JSON.parse(value) : value;
}

/** The id that viewers of Markdown give a heading by its text. */
const slugOf = (heading: string): string =>
  heading
    .replace(/^#+ /, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

/** A heading with a target for links to an id that is not derived from its text. */
const anchored = (heading: string, id: string): string =>
  id === slugOf(heading) ? heading : `<a id="${id}"></a>\n\n${heading}`;

const plainText = (text: string): string =>
  linkedToFiles(
    text
      .replace(ON_SITE, '')
      .replace(GROUP, '')
      .replace(IN_POLISH, '$<text>')
      .replace(SWATCH, '')
      .replace(HEADING_ID, (_, heading: string, id: string) => anchored(heading, id)),
  );

const plain = (piece: string): string =>
  piece.startsWith('```') ? piece.replace(LIVE_FENCE, '```html$<title>') : plainText(piece);

/** The Markdown version of a page, without content for the site only. */
export function twinOf(path: string, source: string): Twin {
  const fields = FRONT_MATTER.exec(source)?.groups?.fields ?? '';
  const text = source.replace(FRONT_MATTER, '').split(FENCES).map(plain).join('');
  return {
    path,
    title: HEADING.exec(text)?.groups?.title ?? path,
    description: oneLine(
      fieldOf(fields, 'description') ?? SUMMARY.exec(text)?.groups?.summary ?? '',
    ),
    text,
  };
}

const lineOf = ({ path, title, description }: Twin): string =>
  `- [${title}](${path})${description && `: ${description}`}`;

const listOf = (heading: string, twins: readonly Twin[]): readonly string[] =>
  twins.length > 0 ? ['', `## ${heading}`, '', ...twins.map(lineOf)] : [];

/** `llms.txt`: the list of pages for assistants. */
export function llmsIndex(twins: readonly Twin[]): string {
  const below = (folder: string) => twins.filter(({ path }) => path.startsWith(`${folder}/`));
  const others = twins.filter(({ path }) => !path.includes('/'));
  const lines = [
    '# shop-elements',
    '',
    '> Custom elements for online shops: a theme author pastes a tag into a template, and it works.',
    '> Never invent an attribute: each tag has a page below.',
    ...listOf('Guides', [...others, ...below('guide')]),
    ...listOf('Moving from the default theme', below('blocks')),
    ...listOf('Tags', below('tags')),
    ...listOf('Data of tags', below('data')),
    ...listOf('Po polsku', below('pl')),
  ];
  return `${lines.join('\n')}\n`;
}

/** `llms-full.txt`: all pages in one file. */
export const llmsFull = (twins: readonly Twin[]): string =>
  twins.map(({ path, text }) => `<!-- ${path} -->\n\n${text.trim()}\n`).join('\n');
