import { storedPlace, storePlace } from '../../../logic/platform/history/entry-place.ts';
import { holdScroll } from '../../../logic/platform/history/hold-scroll.ts';
import { keyOf } from '../read-list.ts';

/** How many neighbours are stored, should the product be gone on return. */
const NEIGHBOURS = 3;

const topOf = (row: Element): number => row.getBoundingClientRect().top;

/** Keeps an element at a distance from the top of the viewport while the page changes around it. */
export const holdAt = (row: Element, offset: number): void =>
  holdScroll(() => ({ left: scrollX, top: scrollY + topOf(row) - offset }));

/** Stores the first product in view in the history entry, with the URL of its page. */
export function storeFirstInView(rows: readonly Element[], url?: string): void {
  const index = rows.findIndex((row) => row.getBoundingClientRect().bottom > 0);
  const row = rows[index];
  if (!row) return;
  const before = rows.slice(Math.max(0, index - NEIGHBOURS), index).toReversed();
  const near = [row, ...rows.slice(index + 1, index + 1 + NEIGHBOURS), ...before];
  storePlace({ keys: near.flatMap((one) => keyOf(one) ?? []), offset: topOf(row) }, url);
}

/** Scrolls to the stored product, or to its nearest neighbour. Returns false if none of them is in the list. */
export function restorePlace(rows: readonly Element[]): boolean {
  const place = storedPlace();
  const known = new Map(rows.map((row) => [keyOf(row), row]));
  const row = place?.keys.map((key) => known.get(key)).find((one) => one !== undefined);
  if (!place || !row) return false;
  holdAt(row, place.offset);
  return true;
}
