import { lendIds, type Morph } from '../../visits/later/morph-region.ts';
import type { RegionPair } from '../../visits/later/read-page.ts';
import { keyOf, rowsOf } from '../read-list.ts';

/** The elements of the same products, so that a quantity typed for one product never becomes that of another. */
function matchRows(rows: readonly Element[], nextRows: readonly Element[], morph: Morph) {
  const known = new Map(rows.map((row) => [keyOf(row), row]));
  return nextRows.map((next) => {
    const key = keyOf(next);
    const row = key === undefined ? undefined : known.get(key);
    if (!row) return document.adoptNode(next);
    // a second row of the same product is its own element
    known.delete(key);
    morph(row, next);
    return row;
  });
}

/** Puts rows into their container in order, without moving those that are in position. */
function placeRows(container: Element, old: readonly Element[], rows: readonly Element[]): void {
  const rowSet = new Set(rows);
  for (const row of old) if (!rowSet.has(row)) row.remove();
  let next: Element | null = container.firstElementChild;
  for (const row of rows) {
    if (row === next) next = row.nextElementSibling;
    else container.insertBefore(row, next);
  }
}

/** The container of all rows of a list; undefined if they are in several ones, or directly in the list. */
function containerOf(list: Element, rows: readonly Element[]): Element | undefined {
  const container = rows[0]?.parentElement;
  const isOne = rows.every(({ parentElement }) => parentElement === container);
  return container && container !== list && isOne ? container : undefined;
}

/** The containers of the rows, however the elements around them change. */
function matchContainers(container: Element, nextContainer: Element): () => void {
  const restore = lendIds(container.id ? [] : [container], () => 'shop-listing-rows');
  nextContainer.id = container.id;
  return restore;
}

/** Changes a list in place: the products by their keys, everything else by its position. */
export function morphList(
  { old, next }: RegionPair,
  items: string | undefined,
  morph: Morph,
): void {
  const [rows, nextRows] = [rowsOf(old, items), rowsOf(next, items)];
  const [container, nextContainer] = [containerOf(old, rows), containerOf(next, nextRows)];
  if (!container || !nextContainer) {
    morph(old, next);
    return;
  }
  const placed = matchRows(rows, nextRows, morph);
  const restoreId = matchContainers(container, nextContainer);
  morph(old, next, container);
  restoreId();
  placeRows(container, rows, placed);
}
