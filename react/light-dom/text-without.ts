function textOf(node: Node, excluded: string): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.matches(excluded)) return '';
  return [...node.childNodes].map((child) => textOf(child, excluded)).join('');
}

/** The text of an element on one line, without the descendants that the selector matches. */
export const textWithout = ({ childNodes }: Element, excluded: string): string =>
  [...childNodes]
    .map((child) => textOf(child, excluded))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
