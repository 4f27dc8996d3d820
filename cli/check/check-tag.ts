import { warnOfChildScripts } from '../../elements/advice/child-scripts.ts';
import { warnOfUnknownTag } from '../../elements/advice/defined-tags.ts';
import { warnOfMarkers } from '../../elements/advice/markers.ts';
import { warnOfMissingNeed } from '../../elements/advice/missing-need.ts';
import { warnOfMistakes } from '../../elements/advice/mistakes.ts';
import { warnOfMove } from '../../elements/advice/moved.ts';
import { warnOfNesting } from '../../elements/advice/nesting.ts';
import { warnOfSlots } from '../../elements/advice/slots.ts';
import { warnOfUnknownAttributes } from '../../elements/advice/unknown-attributes.ts';
import { warn } from '../../elements/advice/warn.ts';
import { declarations } from '../../elements/declarations.ts';
import type { AnyDeclaration } from '../../elements/declare/declaration.ts';
import { docsOf } from '../../elements/declare/docs.ts';
import { kebab } from '../../elements/declare/names.ts';
import { readValue } from '../../elements/element/read-value.ts';
import { warnAuthor, warningsOf } from '../../logic/page/warn-author.ts';
import type { WrittenTag } from './written-tags.ts';

const byTag = new Map<string, AnyDeclaration>(
  declarations.map((declaration) => [declaration.tag, declaration]),
);

/** A placeholder of a template language; XSLT evaluates braces in attributes, and elements. */
const FILLED_IN = /\{\{|\{%|<%|<\?|\$\{|\[\[/;
const EVALUATED = /[{}<]/;

const AUTOLOADER = /\bautoloader\.js\b/;
const IMPORTS_US = /^\s*import\b[^;]*['"][^'"]*(?:shop-elements|autoloader\.js)/m;

/** Whether a file is a page, or a template that prints one: its values are not those of the page. */
export type FileKind = 'page' | 'template';

/** XSLT drops white space, and self-closes an empty element with the output method `xml`. */
function checkContent({ tag, moved, isSelfClosed, content }: WrittenTag): void {
  const blank = '<xsl:text> </xsl:text>';
  // the browser moves what the template prints
  if (moved && !isSelfClosed) warnOfMove(tag, moved);
  else if (isSelfClosed || content.trim() === '') {
    warn(tag, `is empty, so that XSLT may print an open tag: write ${blank} into it.`);
  }
}

/** Warns about a missing end tag and about moved content; returns whether the content is as in the source. */
function checkEnd({ tag, moved, isSelfClosed, hasEndTag }: WrittenTag): boolean {
  const { localName: name } = tag;
  if (isSelfClosed) {
    warn(tag, `HTML has no self-closed tags: write <${name}></${name}>, not <${name}/>.`);
  } else if (moved) warnOfMove(tag, moved);
  else if (!hasEndTag) warn(tag, `expected its end, </${name}>.`);
  return hasEndTag && !isSelfClosed && !moved;
}

/** The checks of the development build that require no page. */
const CHECKS = [warnOfMistakes, warnOfChildScripts, warnOfNesting, warnOfSlots, warnOfMarkers];

/** Runs the checks of the content, unless a template language fills it in. */
function checkWhole({ tag, content }: WrittenTag, declaration: AnyDeclaration): void {
  if (FILLED_IN.test(content)) return;
  // a file may be part of a page whose product is in another file
  if (!docsOf(tag.localName)?.needs?.follows) warnOfMissingNeed(tag);
  for (const one of CHECKS) one(tag, declaration);
}

/** Checks the values that a file holds, and not those that a template fills in. */
function checkValues(
  { tag, childData }: WrittenTag,
  { attributes }: AnyDeclaration,
  kind: FileKind,
): void {
  const filledIn = kind === 'template' ? EVALUATED : FILLED_IN;
  const priceType = tag.getAttribute('price-type');
  for (const [prop, attribute] of Object.entries(attributes)) {
    const value = tag.getAttribute(kebab(prop)) || (attribute.child ? childData : undefined);
    if (value && filledIn.test(value)) continue;
    readValue({ ...tag, ...(priceType && { priceType }) }, { prop, value, attribute });
  }
}

/** Warns about a classic script that imports the library, which requires a module. */
function checkScript({ tag, content }: WrittenTag): void {
  const type = tag.getAttribute('type') ?? '';
  const isOurs = AUTOLOADER.test(tag.getAttribute('src') ?? '') || IMPORTS_US.test(content);
  if (!isOurs || !/^(?:text\/javascript)?$/i.test(type)) return;
  warnAuthor(
    'shop',
    '<script>: expected type="module"; without it no tag is defined.',
    'guide/first-tag',
  );
}

function check(written: WrittenTag, kind: FileKind): void {
  const { tag } = written;
  if (tag.localName === 'script') {
    checkScript(written);
    return;
  }
  if (!written.isHtml) {
    warn(tag, 'is inside <svg>, where it is no HTML element; put it outside of <svg>.');
    return;
  }
  const declaration = byTag.get(tag.localName);
  if (!declaration) {
    warnOfUnknownTag(tag.localName, [...byTag.keys()]);
    return;
  }
  warnOfUnknownAttributes(tag, declaration);
  if (kind === 'template') checkContent(written);
  else if (checkEnd(written)) checkWhole(written, declaration);
  checkValues(written, declaration, kind);
}

/** The warnings of the development build about a tag, and problems of its end tag. */
export const faultsOf = (tag: WrittenTag, kind: FileKind): readonly string[] =>
  warningsOf(() => check(tag, kind));
