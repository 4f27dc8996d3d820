import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { cookiesAtom } from '../platform/cookies/cookies.atoms.ts';
import type { KeyValueStore } from '../platform/key-value-store.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { parseJson } from '../wire/json.ts';

/** The storage key of a JSON list with the ids of the closed bars (docs/specification.md#s4-info-bars). */
const STORAGE_KEY = 'closedBars';
/** The maximum number of remembered ids; the oldest are dropped. */
const MAX_CLOSED_BARS = 500;

const ClosedBarsSchema = v.array(v.unknown());

/** The ids of closed bars; empty if the value is not a list, without entries that are no strings. */
export function readClosedBars(storage: KeyValueStore): readonly string[] {
  const items = parseJson(ClosedBarsSchema, storage.get(STORAGE_KEY)) ?? [];
  return items.filter((item) => typeof item === 'string').slice(-MAX_CLOSED_BARS);
}

/** Adds an id to the list as stored now, because another tab may have closed another bar meanwhile. */
export function rememberClosedBar(storage: KeyValueStore, id: string): void {
  const others = readClosedBars(storage).filter((known) => known !== id);
  storage.set(STORAGE_KEY, JSON.stringify([...others, id].slice(-MAX_CLOSED_BARS)));
}

/** A closable bar; with days, a cookie stores that, which the theme and the server also read. */
interface Bar {
  readonly id: string | undefined;
  readonly days: number | undefined;
}

/** Returns whether the shopper has closed a bar; reads cookies or storage on each call. */
export const isBarClosedAtom = atom(null, (get, _set, { id, days }: Bar): boolean => {
  if (!id) return false;
  if (days !== undefined) return Boolean(get(cookiesAtom).get(id));
  return readClosedBars(get(platformAtom).localStorage).includes(id);
});

/** Remembers that the shopper has closed a bar; a bar without an id is closed for this page only. */
export const rememberClosedBarAtom = atom(null, (get, _set, { id, days }: Bar) => {
  if (!id) return;
  if (days === undefined) rememberClosedBar(get(platformAtom).localStorage, id);
  else get(cookiesAtom).set(id, 'true', days);
});
