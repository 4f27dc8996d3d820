import * as v from 'valibot';
import type { KeyValueStore } from '../platform/key-value-store.ts';
import { parseJson } from '../wire/json.ts';

/** Where the page keeps the ids of the bars that the shopper closed: a JSON list (docs/specification.md#s4-info-bars). */
const STORAGE_KEY = 'closedBars';
/** Older ids are forgotten, so that the list cannot grow for ever. */
const MAX_CLOSED_BARS = 500;

const ClosedBarsSchema = v.array(v.unknown());

/** The ids of the bars that are closed; stored data of another shape is ignored. */
export function readClosedBars(storage: KeyValueStore): readonly string[] {
  const items = parseJson(ClosedBarsSchema, storage.get(STORAGE_KEY)) ?? [];
  return items.filter((item) => typeof item === 'string').slice(-MAX_CLOSED_BARS);
}

/** Adds an id to what is stored now: another tab may have closed another bar meanwhile. */
export function rememberClosedBar(storage: KeyValueStore, id: string): void {
  const others = readClosedBars(storage).filter((known) => known !== id);
  storage.set(STORAGE_KEY, JSON.stringify([...others, id].slice(-MAX_CLOSED_BARS)));
}
