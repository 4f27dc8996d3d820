import * as v from 'valibot';

/** The key of the place in the state of a history entry. */
const KEY = 'shopPlace';

const PlaceSchema = v.object({ keys: v.array(v.string()), offset: v.number() });

/** Where the shopper was in a list. */
export interface EntryPlace {
  /** The product in view and its neighbours, nearest first, should it be gone on return. */
  readonly keys: readonly string[];
  /** Its distance from the top of the viewport, in pixels. */
  readonly offset: number;
}

/** The place stored in the current history entry; undefined without one. */
export function storedPlace(): EntryPlace | undefined {
  const { success, output } = v.safeParse(PlaceSchema, Object(history.state)[KEY]);
  return success ? output : undefined;
}

/** Stores the place in the current history entry, and sets its URL. */
export function storePlace(place: EntryPlace, url: string = location.href): void {
  try {
    history.replaceState({ ...history.state, [KEY]: place }, '', url);
  } catch {
    // a sandbox, or too many updates in a short time
  }
}
