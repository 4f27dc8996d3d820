import * as v from 'valibot';
import { parseJson } from '../../wire/json.ts';
import { createKeyValueStore } from '../key-value-store.ts';

/** Where the entries of the history were scrolled to, by their marks, for this visit of the shop. */
export interface ScrollMemory {
  /** An entry is left for a new one. */
  leave(mark: number | undefined): void;
  /** An entry is left for another one, whose content is still to come. */
  turn(from: number | undefined, to: number): void;
  /** Scrolls to where an entry was left, as its content has come; false where that is not known. */
  restore(mark: number): boolean;
}

const KEY = 'shop-visit-scroll';
/** Browsers keep no more entries. */
const LIMIT = 50;

const PositionsSchema = v.array(v.object({ mark: v.number(), left: v.number(), top: v.number() }));

/** What the browser remembers is of no use: it takes in each scroll of the page that still shows, and of the swap. */
export function createScrollMemory(): ScrollMemory {
  const store = createKeyValueStore(() => sessionStorage);
  const stored = parseJson(PositionsSchema, store.get(KEY)) ?? [];
  const positions = new Map(stored.map((position) => [position.mark, position]));
  /** The entry that is the current one, while the page still shows another one. */
  let awaited: number | undefined;
  const leave = (mark: number | undefined) => {
    if (mark === undefined || mark === awaited) return;
    positions.delete(mark);
    positions.set(mark, { mark, left: scrollX, top: scrollY });
    store.set(KEY, JSON.stringify([...positions.values()].slice(-LIMIT)));
  };
  return {
    leave,
    turn(from, to) {
      leave(from);
      awaited = to;
    },
    restore(mark) {
      awaited = undefined;
      const position = positions.get(mark);
      if (!position) return false;
      scrollTo({ ...position, behavior: 'instant' });
      return true;
    },
  };
}
