import { readFileSync } from 'node:fs';
import type { CustomElementDeclaration, Package } from 'custom-elements-manifest';
import type { AnyDeclaration } from '../../elements/declare/declaration.ts';
import type { AnyDocs } from '../../elements/declare/docs.ts';
import { docs } from '../../elements/docs.ts';
import { examplesOf } from '../examples/examples-of.ts';
import type { TagSource } from './tag-source.ts';
import { readTemplates } from './templates.ts';
import type { Weight } from './weights.ts';

const docsByTag: Readonly<Record<string, AnyDocs>> = docs;
const read = (file: string): string => readFileSync(file, 'utf8');
const manifest: Package = JSON.parse(read('custom-elements.json'));
const templates = readTemplates(read('xslt/shop-elements.xsl'));

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

/** Reads what the page of a tag is made of; the caller has measured what the tag weighs. */
export function readTag(declaration: AnyDeclaration, weights: readonly Weight[]): TagSource {
  const { tag } = declaration;
  const texts = docsByTag[tag];
  if (!texts) throw new Error(`[shop] docs: expected texts of <${tag}>.`);
  return {
    ...{ tag, declaration, weights },
    docs: texts,
    element: elementOf(tag),
    examples: examplesOf(keyOf(declaration)).filter(({ only }) => only !== 'gallery'),
    templates: templates.filter((template) => template.tag === tag),
  };
}
