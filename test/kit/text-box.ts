/** The text node inside an element that contains a text. */
function nodeWith(root: Node, piece: string): Text | undefined {
  if (root instanceof Text) return root.data.includes(piece) ? root : undefined;
  for (const child of root.childNodes) {
    const found = nodeWith(child, piece);
    if (found) return found;
  }
  return undefined;
}

/** The bounding box of a part of an element's text; throws if it does not contain the part. */
export function boxOfText(element: Element, piece: string): DOMRect {
  const node = nodeWith(element, piece);
  if (!node) throw new Error(`Expected ${piece} in ${element.textContent}.`);
  const range = new Range();
  range.setStart(node, node.data.indexOf(piece));
  range.setEnd(node, node.data.indexOf(piece) + piece.length);
  return range.getBoundingClientRect();
}

/** Whether one part of an element's text is to the left of another one. */
export const isLeftOf = (element: Element, [one, other]: readonly [string, string]): boolean =>
  boxOfText(element, one).right <= boxOfText(element, other).left + 1;
