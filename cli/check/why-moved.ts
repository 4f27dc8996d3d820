import { adapter, type Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter';
import type { Move } from '../../elements/advice/moved.ts';

type Node = Htmlparser2TreeAdapterMap['node'];
type Element = Htmlparser2TreeAdapterMap['element'];

const startOf = (node: Node): number | undefined => node.sourceCodeLocation?.startOffset;
const endOf = (node: Node): number | undefined => node.sourceCodeLocation?.endOffset;

/** Whether the parser has moved an element before its table, as it was in no cell. */
function isBeforeItsTable(element: Element): boolean {
  const start = startOf(element) ?? 0;
  for (let { next } = element; next; { next } = next) {
    const isTable = adapter.isElementNode(next) && next.name === 'table';
    if (isTable && (startOf(next) ?? start) < start) return true;
  }
  return false;
}

/** The outermost ancestor that ended at the same offset. */
function endedWith(element: Element): Element {
  const { parent } = element;
  const isEnded = parent && adapter.isElementNode(parent) && endOf(parent) === endOf(element);
  return isEnded ? endedWith(parent) : element;
}

/** The name of the start tag that ended an element before its end tag. */
function endedBy(element: Element, text: string): string | undefined {
  const rest = text.slice(endOf(element)).toLowerCase();
  const names = rest.split('<').map((one) => /^\/?[^\s/>]*/.exec(one)?.[0]);
  const next = names.find((name) => name === element.name || name === `/${element.name}`);
  return next?.startsWith('/') ? /^<([a-z][^\s/>]*)/.exec(rest)?.[1] : undefined;
}

/** How the parser has moved an element or its content; undefined if it has not. */
export function whyMoved(element: Element, text: string): Move | undefined {
  if (isBeforeItsTable(element)) return { around: 'table' };
  const by = element.sourceCodeLocation?.endTag ? undefined : endedBy(element, text);
  return by === undefined ? undefined : { around: endedWith(element).name, by };
}
