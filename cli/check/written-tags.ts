import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { AuthoredTag } from '../../elements/advice/authored-tag.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A tag in a file; lines and columns start at 1. */
export interface WrittenTag extends AuthoredTag {
  readonly line: number;
  readonly column: number;
  /** Whether it ends with `/>`. */
  readonly isSelfClosed: boolean;
  readonly hasEndTag: boolean;
  /** Whether it contains only white space. */
  readonly isEmpty: boolean;
  /** The text of its child `<script type="application/json">`. */
  readonly childData: string | undefined;
  getAttribute(name: string): string | undefined;
}

const PREFIX = 'shop-';
const JSON_TYPE = 'application/json';
/** Event handler attributes. */
const LISTENER = /^on[a-z]+$/;

const isElement = (node: Node): node is Element => 'tagName' in node;

const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

/** The nodes in a node, including the content of a template. */
const inside = (node: Node): readonly Node[] => [
  ...('childNodes' in node ? node.childNodes : []),
  ...('content' in node ? node.content.childNodes : []),
];

const descendants = (node: Node): readonly Node[] =>
  inside(node).flatMap((child) => [child, ...descendants(child)]);

const textOf = (node: Node): string =>
  inside(node)
    .map((child) => ('value' in child ? child.value : ''))
    .join('');

function childDataOf({ childNodes }: Element): string | undefined {
  const script = childNodes
    .filter(isElement)
    .find((child) => child.tagName === 'script' && attributeOf(child, 'type') === JSON_TYPE);
  return script && textOf(script);
}

/** A tag from its element; undefined if the parser has inserted the element. */
function writtenTag(element: Element, text: string): WrittenTag | undefined {
  const { sourceCodeLocation: place } = element;
  if (!place) return undefined;
  const { startTag = place, endTag } = place;
  const isSelfClosed = text.slice(startTag.startOffset, startTag.endOffset).endsWith('/>');
  const content = text.slice(startTag.endOffset, endTag?.startOffset);
  const names = element.attrs.map(({ name }) => name).filter((name) => !LISTENER.test(name));
  return {
    localName: element.tagName,
    line: startTag.startLine,
    column: startTag.startCol,
    isSelfClosed,
    hasEndTag: endTag !== undefined,
    isEmpty: isSelfClosed || content.trim() === '',
    childData: childDataOf(element),
    getAttributeNames: () => names,
    hasAttribute: (name) => attributeOf(element, name) !== undefined,
    getAttribute: (name) => attributeOf(element, name),
  };
}

/** Our tags in a page or a template, in document order. */
export function writtenTags(text: string): readonly WrittenTag[] {
  const page = parse(text, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  return descendants(page)
    .filter(isElement)
    .filter(({ tagName }) => tagName.startsWith(PREFIX))
    .flatMap((element) => writtenTag(element, text) ?? []);
}
