import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CustomElementDeclaration, Package } from 'custom-elements-manifest';
import { INSTEAD } from '../../elements/advice/failure.ts';
import type { AnyDeclaration } from '../../elements/declare/declaration.ts';
import type { AnyDocs } from '../../elements/declare/docs.ts';
import { docs } from '../../elements/docs.ts';
import { examplesOf } from '../examples/examples-of.ts';
import { CALLS } from './calls/calls.ts';
import { outcomesIn } from './failures.ts';
import { tokens } from './read-tokens.ts';
import { relatedTo } from './related.ts';
import type { Guide, TagSource } from './tag-source.ts';
import { readTemplates } from './templates.ts';
import type { Weight } from './weights.ts';

const docsByTag: Readonly<Record<string, AnyDocs>> = docs;
const read = (file: string): string => readFileSync(file, 'utf8');
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' });
const manifest: Package = JSON.parse(read('custom-elements.json'));
/** The library's XSLT templates. */
export const templates = readTemplates(read('xslt/shop-elements.xsl'));

const TITLE = /^# (?<title>.+)$/m;
const LINK = /\]\(\.\.\/tags\/(?<tag>shop-[a-z-]+)/g;

/** Reads a guide from its Markdown. */
const readGuide = (name: string, page: string): Guide => ({
  name,
  title: TITLE.exec(page)?.groups?.title ?? name,
  tags: [...page.matchAll(LINK)].map(({ groups }) => groups?.tag ?? ''),
});

const GUIDES = 'docs/site/guide';
const guides = [...filesIn(GUIDES)].sort().map((name) => readGuide(name, read(join(GUIDES, name))));
const outcomes = outcomesIn(read('docs/specification.md'));

/** The URL of the repository, once published. */
const { repository }: { readonly repository?: { readonly url: string } } = JSON.parse(
  read('package.json'),
);
const hrefOf = (folder: string): string | undefined =>
  repository && `${repository.url.replace(/^git\+|\.git$/g, '')}/tree/HEAD/${folder}`;

/** Not every tag has its own component. */
const sourcesOf = (key: string): TagSource['sources'] =>
  [`elements/tags/${key}`, `react/${key}`]
    .filter((folder) => existsSync(folder))
    .map((folder) => ({ folder, href: hrefOf(folder) }));

function elementOf(tag: string): CustomElementDeclaration {
  const found = manifest.modules
    .flatMap((module) => module.declarations ?? [])
    .find((declaration) => 'tagName' in declaration && declaration.tagName === tag);
  if (found?.kind !== 'class' || !('customElement' in found))
    throw new Error(`[shop] docs: expected <${tag}>.`);
  return found;
}

/** The key of a tag, by which its files are named. */
export const keyOf = ({ tag }: AnyDeclaration): string => tag.slice('shop-'.length);

const callsOf = ({ calls = {} }: AnyDocs): TagSource['calls'] =>
  CALLS.filter(({ name }) => Object.hasOwn(calls, name)).map((call) => ({
    name: call.name,
    outcome: outcomes.get(call.failure ?? '') ?? '',
  }));

/** The error codes of the component of a tag; not every tag has its own folder. */
function errorsOf(key: string): TagSource['errors'] {
  const paths = filesIn('react').filter(
    (path) => path.startsWith(`${key}/`) && /\.tsx?$/.test(path),
  );
  const texts = paths.map((path) => read(join('react', path))).join('\n');
  return Object.entries(INSTEAD)
    .filter(([code]) => texts.includes(`code: '${code}'`))
    .map(([code, instead]) => ({ code, instead }));
}

/** Reads the data of a tag's page; the caller measures its size in each build. */
export function readTag(declaration: AnyDeclaration, weights: readonly Weight[]): TagSource {
  const { tag } = declaration;
  const key = keyOf(declaration);
  const texts = docsByTag[tag];
  if (!texts) throw new Error(`[shop] docs: expected texts of <${tag}>.`);
  return {
    tag,
    declaration,
    weights,
    tokens,
    docs: texts,
    element: elementOf(tag),
    related: relatedTo(tag, docsByTag),
    sources: sourcesOf(key),
    examples: examplesOf(key).filter(({ only }) => only !== 'gallery'),
    guides: guides.filter(({ tags }) => tags.includes(tag)),
    templates: templates.filter((template) => template.tag === tag),
    calls: callsOf(texts),
    errors: errorsOf(key),
  };
}
