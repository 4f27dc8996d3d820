// The part of `npm run build` that writes the generated pages of docs/site/, and all its pages as plain Markdown into
// dist/docs/. It needs the built scripts, whose sizes the pages tell.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import type { HostBlock } from '../demo/shop/host/blocks/block.ts';
import { HOST_BLOCKS } from '../demo/shop/host/blocks/blocks.ts';
import { kindsOfData } from '../elements/data/kinds.ts';
import { declarations } from '../elements/declarations.ts';
import type { AnyDocs } from '../elements/declare/docs.ts';
import { docs } from '../elements/docs.ts';
import { blockIndex } from './docs/blocks/block-index.ts';
import { blockPage } from './docs/blocks/block-page.ts';
import { LANGUAGES, printPicture } from './docs/blocks/print-picture.ts';
import { pagesOf, themePages } from './docs/blocks/theme-pages.ts';
import { THEME_PICTURES } from './docs/blocks/theme-pictures.ts';
import { CALLS, COMMON_CALLS } from './docs/calls/calls.ts';
import { kindsIn } from './docs/data.ts';
import { dataPage } from './docs/data-page.ts';
import { keyboardPage } from './docs/keyboard-page.ts';
import { messagesPage } from './docs/messages-page.ts';
import { picturesIn } from './docs/pictures.ts';
import { keyOf, readTag, templates } from './docs/read-tag.ts';
import { tokens } from './docs/read-tokens.ts';
import { tagIndex } from './docs/tag-index.ts';
import { tagPage } from './docs/tag-page.ts';
import { tokensPage } from './docs/tokens-page.ts';
import { llmsFull, llmsIndex, twinOf } from './docs/twins.ts';
import { weigher } from './docs/weights.ts';
import { wirePage } from './docs/wire-page.ts';
import type { Section } from './examples/sections-of.ts';

const SITE = 'docs/site';
/** Instructions for assistants, copied into the package. */
const SKILL = 'skill/SKILL.md';
const TWINS = 'dist/docs';
/** Static files of the site. */
const SERVED = 'docs/site/public';
const THEME = `${SERVED}/theme`;
/** Pages that only make sense on the site. */
const ON_SITE = ['playground.md', SKILL];

const read = (file: string): string => readFileSync(file, 'utf8');

function write(folder: string, path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const writePage = (path: string, lines: readonly string[]): void =>
  write(SITE, path, `${lines.join('\n').trimEnd()}\n`);

async function writeTags(): Promise<void> {
  const weighers = [await weigher('React', 'dist'), await weigher('Preact', 'dist/lite')];
  const firstExamples = new Map<string, Section>();
  for (const declaration of declarations) {
    const key = keyOf(declaration);
    const source = readTag(
      declaration,
      weighers.map((weigh) => weigh(key)),
    );
    const [first] = source.examples;
    if (first) firstExamples.set(key, first);
    writePage(`tags/${declaration.tag}.md`, tagPage(source));
  }
  writePage('tags/index.md', tagIndex(firstExamples));
}

function writeData(): void {
  for (const [name, data] of Object.entries(kindsOfData)) {
    const isOf = (texts: AnyDocs) => kindsIn(texts).some(({ kind }) => kind === name);
    const tags = Object.entries(docs).flatMap(([tag, texts]) => (isOf(texts) ? [tag] : []));
    writePage(`data/${name}.md`, dataPage(name, data, tags));
  }
}

/** The theme is light, regardless of the page around an example. */
const sheetOfTheme = (css: string): string =>
  `${css}\nhtml {\n  color-scheme: light !important;\n}\n`;

/** The theme's stylesheet, for the examples of blocks, and the pages of its picture. */
async function writeTheme(readPage: ReturnType<typeof themePages>): Promise<void> {
  write(THEME, 'theme.css', sheetOfTheme(read('demo/shop/host/static/theme.css')));
  for (const lang of LANGUAGES) {
    for (const picture of THEME_PICTURES) {
      write(THEME, `${picture.key}-${lang}.html`, await printPicture(picture, lang, readPage));
    }
  }
}

async function writeBlocks(): Promise<void> {
  const readPage = themePages();
  const css = read('demo/shop/host/static/tags.css');
  const writeBlock = async (block: HostBlock) => {
    const pages = await pagesOf(block, readPage);
    writePage(`blocks/${block.key}.md`, blockPage({ block, pages, css, templates }));
  };
  await Promise.all(HOST_BLOCKS.map(writeBlock));
  writePage('blocks/index.md', blockIndex());
  await writeTheme(readPage);
}

const pages = (): readonly string[] =>
  readdirSync(SITE, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md') && !path.startsWith('.'))
    .sort();

function writePictures(): void {
  const themeFiles = readdirSync(THEME).map((name) => join(THEME, name));
  const texts = [...pages().map((path) => join(SITE, path)), ...themeFiles].map(read);
  for (const [path, picture] of picturesIn(texts)) write(SERVED, path, picture);
}

/** The script that renders tiles, for the frames of maps. */
const writeTiles = () =>
  build({
    entryPoints: [join(SITE, '.vitepress/theme/frame-tiles.ts')],
    outfile: join(SERVED, 'tiles.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
  });

function writeTwins(): void {
  const paths = pages().filter((path) => !ON_SITE.includes(path));
  const twins = paths.map((path) => twinOf(path, read(join(SITE, path))));
  for (const { path, text } of twins) write(TWINS, path, text);
  write(TWINS, SKILL, read(join(SITE, SKILL)));
  write(TWINS, 'llms.txt', llmsIndex(twins));
  write(TWINS, 'llms-full.txt', llmsFull(twins));
}

for (const folder of [
  ...['blocks', 'data', 'tags', 'public/img', 'public/theme'].map((name) => join(SITE, name)),
  TWINS,
]) {
  rmSync(folder, { recursive: true, force: true });
}
await writeTags();
writePage('keyboard.md', keyboardPage(docs));
writePage('wire.md', wirePage({ calls: CALLS, common: COMMON_CALLS, docs }));
writeData();
await writeBlocks();
writePage('tokens.md', tokensPage(tokens, docs));
writePage(
  'messages.md',
  messagesPage(
    JSON.parse(read('dist/messages/en.json')),
    JSON.parse(read('dist/messages/pl.json')),
  ),
);
writePictures();
await writeTiles();
writeTwins();
