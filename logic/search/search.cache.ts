import * as v from 'valibot';
import type { KeyValueStore } from '../platform/key-value-store.ts';
import type { ShopConfig } from '../settings/shop-config.ts';
import { parseJson } from '../wire/json.ts';
import { shape } from '../wire/shape.ts';
import type { SearchVariables } from './search.api.ts';
import { type SearchAnswer, SearchAnswerSchema } from './search.schema.ts';
import { CACHE_MAX_ENTRIES } from './search-suggestions.constants.ts';

const PREFIX = 'search_';

/** Milliseconds since 1970. */
const AgedSchema = shape({ at: v.number() });
const CachedSchema = shape({
  ...AgedSchema.entries,
  stamp: v.string(),
  answer: SearchAnswerSchema,
});

/** The place of an answer in storage, and the settings that it is valid for. */
export interface CacheSlot {
  readonly key: string;
  readonly stamp: string;
}

/** The slot of a search: its key is the exact text, its stamp all other things that the answer depends on. */
export const cacheSlot = (
  { text, limit }: SearchVariables,
  { languageId, lang, currency, priceType }: ShopConfig,
): CacheSlot => ({
  key: PREFIX + text + (languageId ? `_${languageId}` : ''),
  stamp: [lang, currency, priceType, limit].join(),
});

/** The answer that the session keeps; one that is too old or not valid is thrown away. */
export function readCached(
  store: KeyValueStore,
  { key, stamp }: CacheSlot,
): SearchAnswer | undefined {
  const cached = parseJson(CachedSchema, store.get(key));
  if (cached?.stamp === stamp) return cached.answer;
  store.remove(key);
  return undefined;
}

/** Keeps an answer, in place of the oldest one where there is no room. */
export function writeCached(
  store: KeyValueStore,
  { key, ...cached }: CacheSlot & { at: number; answer: SearchAnswer },
): void {
  const others = store.keys().filter((other) => other.startsWith(PREFIX) && other !== key);
  if (others.length >= CACHE_MAX_ENTRIES) store.remove(oldestOf(store, others));
  const value = JSON.stringify(cached);
  if (store.set(key, value) || others.length === 0) return;
  store.remove(oldestOf(store, others));
  store.set(key, value);
}

/** Storage has no order of its own. */
function oldestOf(store: KeyValueStore, keys: readonly string[]): string {
  const ages = keys.map((key) => [parseJson(AgedSchema, store.get(key))?.at ?? 0, key] as const);
  return ages.reduce((oldest, one) => (one[0] < oldest[0] ? one : oldest))[1];
}
