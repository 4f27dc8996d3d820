import * as v from 'valibot';
import type { KeyValueStore } from '../platform/key-value-store.ts';
import { parseJson } from '../wire/json.ts';

/** The storage key of a JSON list with the ids of the closed bars (docs/specification.md#s4-info-bars). */
const STORAGE_KEY = 'closedBars';
/** The maximum number of remembered ids; the oldest are dropped. */
const MAX_CLOSED_BARS = 500;

const ClosedBarsSchema = v.array(v.unknown());

/** The ids of the closed bars; a value that is not a list is empty, and entries that are not texts are left out. */
export function readClosedBars(storage: KeyValueStore): readonly string[] {
  const items = parseJson(ClosedBarsSchema, storage.get(STORAGE_KEY)) ?? [];
  return items.filter((item) => typeof item === 'string').slice(-MAX_CLOSED_BARS);
}

/** Adds an id to the list as stored now, because another tab may have closed another bar meanwhile. */
export function rememberClosedBar(storage: KeyValueStore, id: string): void {
  const others = readClosedBars(storage).filter((known) => known !== id);
  storage.set(STORAGE_KEY, JSON.stringify([...others, id].slice(-MAX_CLOSED_BARS)));
}
