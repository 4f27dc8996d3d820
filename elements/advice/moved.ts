import type { AuthoredTag } from './authored-tag.ts';
import { warn } from './warn.ts';

/** How the parser has changed the page, as HTML does not allow an element where its author wrote it. */
export interface Move {
  /** The element around it in the source. */
  readonly around: string;
  /** The element whose start tag ended both; undefined if the element itself was moved. */
  readonly by?: string;
}

/** Warns about an element that the parser has moved, or whose content it has moved. */
export function warnOfMove(tag: Pick<AuthoredTag, 'localName'>, { around, by }: Move): void {
  const what = by
    ? `which <${by}> ends, so the browser moves <${by}> out of this tag; put the tag outside of <${around}>`
    : 'but in no cell, so the browser moves it before the table; put it into a cell';
  warn(tag, `is inside <${around}>, ${what}.`);
}

/** A paragraph that the parser ended before a block: the end tag in the source makes an empty paragraph after the block. */
const ENDED = 'p:has(+ :not(p) ~ p:empty:not([class], [id]))';

/** Warns about an element in a paragraph whose content the parser has moved out; returns whether it has. */
export function warnOfParagraph(host: HTMLElement): boolean {
  const around = host.textContent.trim() === '' ? host.closest(ENDED) : null;
  const by = around?.nextElementSibling;
  if (!by) return false;
  warnOfMove(host, { around: 'p', by: by.localName });
  return true;
}
