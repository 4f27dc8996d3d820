/** The class of the words that we put beside the name of a radio button. */
export const NOTE_CLASS = 'shop-choice-note';

const LEFT_OUT = `.${NOTE_CLASS}, input, select, script, style, template`;

/** The text of a node without controls and without our own words. */
function rawText(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.matches(LEFT_OUT)) return '';
  return [...node.childNodes].map(rawText).join('');
}

const singleSpaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The text of an element on one line. */
export const textOf = (element: Element | null | undefined): string =>
  element ? singleSpaced([...element.childNodes].map(rawText).join('')) : '';
