import { warnOfUnknownAttributes } from '../../elements/advice/unknown-attributes.ts';
import { warnOfUnknownTag } from '../../elements/advice/unknown-tag.ts';
import { warn } from '../../elements/advice/warn.ts';
import { declarations } from '../../elements/declarations.ts';
import type { AnyDeclaration } from '../../elements/declare/declaration.ts';
import { kebab } from '../../elements/declare/names.ts';
import { readValue } from '../../elements/element/read-value.ts';
import { warningsOf } from '../../logic/page/warn-author.ts';
import type { WrittenTag } from './written-tags.ts';

const byTag = new Map<string, AnyDeclaration>(
  declarations.map((declaration) => [declaration.tag, declaration]),
);

/** A placeholder of a template language. */
const FILLED_IN = /\{\{|\{%|<%|<\?|\$\{|\[\[/;

/** Whether a file is a page, or a template that prints one: its values are not those of the page. */
export type FileKind = 'page' | 'template';

/** XSLT drops white space, and self-closes an empty element with the output method `xml`. */
function checkContent(tag: WrittenTag): void {
  if (!tag.isEmpty) return;
  const blank = '<xsl:text> </xsl:text>';
  warn(tag, `is empty, so that XSLT may print an open tag: write ${blank} into it.`);
}

function checkEnd(tag: WrittenTag): void {
  const { localName: name } = tag;
  if (tag.isSelfClosed) {
    warn(tag, `HTML has no self-closed tags: write <${name}></${name}>, not <${name}/>.`);
  } else if (!tag.hasEndTag) warn(tag, `expected its end, </${name}>.`);
}

function checkValues(tag: WrittenTag, { attributes }: AnyDeclaration): void {
  const priceType = tag.getAttribute('price-type');
  for (const [prop, attribute] of Object.entries(attributes)) {
    const value = tag.getAttribute(kebab(prop)) || (attribute.child ? tag.childData : undefined);
    if (value && FILLED_IN.test(value)) continue;
    readValue({ ...tag, ...(priceType && { priceType }) }, { prop, value, attribute });
  }
}

function check(tag: WrittenTag, kind: FileKind): void {
  const declaration = byTag.get(tag.localName);
  if (!declaration) {
    warnOfUnknownTag(tag.localName, [...byTag.keys()]);
    return;
  }
  warnOfUnknownAttributes(tag, declaration);
  if (kind === 'template') checkContent(tag);
  else {
    checkEnd(tag);
    checkValues(tag, declaration);
  }
}

/** The warnings of the development build about a tag, and problems of its end tag. */
export const faultsOf = (tag: WrittenTag, kind: FileKind): readonly string[] =>
  warningsOf(() => check(tag, kind));
