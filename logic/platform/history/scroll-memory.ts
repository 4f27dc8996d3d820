import * as v from 'valibot';
import { parseJson } from '../../wire/json.ts';
import { createKeyValueStore } from '../key-value-store.ts';
import { holdScroll, releaseScroll } from './hold-scroll.ts';

/** The scroll positions of history entries by mark, stored for the session. */
export interface ScrollMemory {
  /** Stores the position of an entry before a new one is added. */
  leave(mark: number | undefined): void;
  /** Stores the position of an entry before a traversal to another one, whose content is pending. */
  traverse(from: number | undefined, to: number): void;
  /** Restores the position of an entry whose content has rendered. Returns false if it is unknown. */
  restore(mark: number | undefined): boolean;
}

const KEY = 'shop-visit-scroll';
/** The number of entries that browsers keep. */
const LIMIT = 50;

const PositionsSchema = v.array(v.object({ mark: v.number(), left: v.number(), top: v.number() }));

/** Replaces the browser's scroll restoration, which also records scrolling of the previous page and of the swap. */
export function createScrollMemory(): ScrollMemory {
  const store = createKeyValueStore(() => sessionStorage);
  const stored = parseJson(PositionsSchema, store.get(KEY)) ?? [];
  const positions = new Map(stored.map((position) => [position.mark, position]));
  /** The current entry, while the page still shows the previous one. */
  let awaited: number | undefined;
  const leave = (mark: number | undefined) => {
    releaseScroll();
    if (mark === undefined || mark === awaited) return;
    positions.delete(mark);
    positions.set(mark, { mark, left: scrollX, top: scrollY });
    store.set(KEY, JSON.stringify([...positions.values()].slice(-LIMIT)));
  };
  return {
    leave,
    traverse(from, to) {
      leave(from);
      awaited = to;
    },
    restore(mark) {
      awaited = undefined;
      const position = mark !== undefined && positions.get(mark);
      if (!position) return false;
      holdScroll(() => position);
      return true;
    },
  };
}
