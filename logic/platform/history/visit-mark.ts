/** The key of our mark in the state of a history entry. */
export const KEY = 'shopVisit';

/** The mark of a partial visit in the state of an entry; undefined for the page's own entries. */
export function markOf(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const mark: unknown = Reflect.get(state, KEY);
  return typeof mark === 'number' ? mark : undefined;
}

/** Whether a partial visit has added the current entry, perhaps before a reload. */
export const isAtVisit = (): boolean => markOf(history.state) !== undefined;
