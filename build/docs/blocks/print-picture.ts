import { defaultTreeAdapter, parse, parseFragment, serialize, serializeOuter } from 'parse5';
import type { HostBlock } from '../../../demo/shop/host/blocks/block.ts';
import { HOST_BLOCKS } from '../../../demo/shop/host/blocks/blocks.ts';
import { descendants, type Element, isElement, type Node } from '../../markup-tree.ts';
import { isNamed } from './find-block.ts';
import { plainAddress } from './theme-pages.ts';
import type { ThemePicture } from './theme-pictures.ts';

/** The languages of the picture. */
export const LANGUAGES = ['en', 'pl'];

const { appendChild, detachNode, insertBefore } = defaultTreeAdapter;
/** Nothing runs in the picture; content that the theme's script clones from templates is inserted. */
const NOT_RENDERED = /<script\b[\s\S]*?<\/script>|<\/?template\b[^>]*>/g;
const ADDRESS = / href="[^"]*"/g;
const WHOLE = '#container';
/** The container of blocks that the theme lacks. */
const CONTENT = '#content';

const rendered = (page: string): string =>
  page
    .replaceAll(NOT_RENDERED, '')
    .replaceAll(ADDRESS, ' href="#"')
    .replaceAll('"/img/', '"../img/');

/** The only element with this name, by which an author finds the block. */
function onlyOne(root: Node, name: string): Element {
  const [found, ...others] = descendants(root)
    .filter(isElement)
    .filter((element) => isNamed(element, name));
  if (!found || others.length > 0)
    throw new Error(`[shop] docs: expected one ${name} in the picture of the theme.`);
  return found;
}

function replace(old: Element, made: Element): void {
  const { parentNode } = old;
  if (parentNode) insertBefore(parentNode, made, old);
  detachNode(old);
}

/** The elements of a block that the picture outlines. */
function outlined({ themePage, markup }: HostBlock): readonly string[] {
  if (themePage?.visible !== undefined) return [themePage.visible];
  return (themePage ?? markup)?.elements ?? [];
}

function mark(root: Node, block: HostBlock): void {
  if (block.markup) {
    const content = onlyOne(root, CONTENT);
    for (const node of parseFragment(rendered(block.markup.plain)).childNodes)
      appendChild(content, node);
  }
  for (const name of outlined(block))
    onlyOne(root, name).attrs.push({ name: 'data-block', value: block.key });
}

const blockOf = (key: string): HostBlock => {
  const found = HOST_BLOCKS.find((block) => block.key === key);
  if (!found) throw new Error(`[shop] docs: expected a block ${key}.`);
  return found;
};

/** A page of the theme without scripts; `data-block` marks its blocks. */
export async function printPicture(
  { key, page, part, blocks, borrowed }: ThemePicture,
  lang: string,
  readPage: (address: string, lang: string) => Promise<string>,
): Promise<string> {
  const readTree = async (address: string) =>
    parse(rendered(await readPage(plainAddress(address.replace('-en-', `-${lang}-`)), lang)));
  const root = await readTree(page);
  if (borrowed) {
    const { element } = borrowed;
    replace(onlyOne(root, element), onlyOne(await readTree(borrowed.page), element));
  }
  for (const block of blocks) mark(root, blockOf(block));
  const shown = part ? serializeOuter(onlyOne(root, part)) : serialize(onlyOne(root, WHOLE));
  return `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<title>${key}</title>
<link rel="stylesheet" href="theme.css">
<link rel="stylesheet" href="../picture.css">
<script src="../picture.js"></script>
<body><div id="container">${shown}</div></body>
</html>
`;
}
