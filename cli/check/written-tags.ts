import { is, selectAll, selectOne } from 'css-select';
import { html, parse } from 'parse5';
import { adapter, type Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter';
import type { AuthoredTag } from '../../elements/advice/authored-tag.ts';
import type { Move } from '../../elements/advice/moved.ts';
import { whyMoved } from './why-moved.ts';

type Node = Htmlparser2TreeAdapterMap['node'];
type Element = Htmlparser2TreeAdapterMap['element'];
type Page = Htmlparser2TreeAdapterMap['parentNode'];

/** A tag in a file; lines and columns start at 1. */
export interface WrittenTag {
  readonly tag: AuthoredTag;
  /** Whether it is in the HTML namespace, unlike in an `<svg>`. */
  readonly isHtml: boolean;
  readonly line: number;
  readonly column: number;
  /** Whether it ends with `/>`. */
  readonly isSelfClosed: boolean;
  readonly hasEndTag: boolean;
  /** The source between its start tag and its end. */
  readonly content: string;
  /** How the parser has moved it or its content. */
  readonly moved: Move | undefined;
  /** The text of its child `<script type="application/json">`. */
  readonly childData: string | undefined;
}

const PREFIX = 'shop-';
const SCRIPT = 'script';
const CHILD_DATA = ':scope > script[type="application/json"]';
/** Event handler attributes. */
const LISTENER = /^on[a-z]+$/;

/** The descendants of a node, including the content of a template. */
const descendants = (node: Node): readonly Node[] =>
  'children' in node ? node.children.flatMap((child) => [child, ...descendants(child)]) : [];

const textOf = (node: Node): string =>
  [node, ...descendants(node)].map((one) => (adapter.isTextNode(one) ? one.data : '')).join('');

const query = (node: Page) => ({
  querySelector: (selector: string) => authored(selectOne<Node, Element>(selector, node)),
  querySelectorAll: (selector: string) =>
    selectAll<Node, Element>(selector, node).flatMap((one) => authored(one) ?? []),
});

/** The document of an element, or the content of the closest template. */
const rootOf = ({ parent }: Element): Page => {
  if (!parent) throw new Error('An element of a file is in a page.');
  return adapter.isElementNode(parent) ? rootOf(parent) : parent;
};

const known = new WeakMap<Element, AuthoredTag>();

/** The DOM interface of an element that the checks use; the same object each time. */
function authored(element: Node | null): AuthoredTag | null {
  if (!element || !adapter.isElementNode(element)) return null;
  const tag = known.get(element) ?? authoredTag(element);
  known.set(element, tag);
  return tag;
}

function authoredTag(element: Element): AuthoredTag {
  const names = Object.keys(element.attribs).filter((name) => !LISTENER.test(name));
  return {
    ...query(element),
    localName: element.name,
    get ownerDocument() {
      return query(rootOf(element));
    },
    get parentElement() {
      return authored(element.parent);
    },
    get children() {
      return element.children.flatMap((child) => authored(child) ?? []);
    },
    ...(element.name === 'template' && { content: query(adapter.getTemplateContent(element)) }),
    getAttributeNames: () => names,
    hasAttribute: (name) => Object.hasOwn(element.attribs, name),
    getAttribute: (name) => element.attribs[name] ?? null,
    matches: (selector) => is(element, selector),
    closest: (selector) =>
      authored(is(element, selector) ? element : null) ??
      authored(element.parent)?.closest(selector) ??
      null,
  };
}

/** A tag from its element; undefined if the parser has inserted the element. */
function writtenTag(element: Element, text: string): WrittenTag | undefined {
  const { sourceCodeLocation: place } = element;
  const tag = authored(element);
  if (!place || !tag) return undefined;
  const { startTag = place, endTag } = place;
  const [data] = selectAll<Node, Element>(CHILD_DATA, element);
  return {
    tag,
    isHtml: element.namespace === html.NS.HTML,
    line: startTag.startLine,
    column: startTag.startCol,
    isSelfClosed: text.slice(startTag.startOffset, startTag.endOffset).endsWith('/>'),
    hasEndTag: endTag !== undefined,
    content: text.slice(startTag.endOffset, endTag?.startOffset ?? place.endOffset),
    moved: whyMoved(element, text),
    childData: data && textOf(data),
  };
}

/** Our tags and the scripts in a page or a template, in document order. */
export function writtenTags(text: string): readonly WrittenTag[] {
  const options = { sourceCodeLocationInfo: true, scriptingEnabled: false };
  const page = parse(text, { ...options, treeAdapter: adapter });
  return descendants(page)
    .filter(adapter.isElementNode)
    .filter(({ name }) => name.startsWith(PREFIX) || name === SCRIPT)
    .flatMap((element) => writtenTag(element, text) ?? []);
}
