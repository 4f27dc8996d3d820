import * as v from 'valibot';
import type { KeyValueStore } from '../platform/key-value-store.ts';
import type { ShopConfig } from '../settings/shop-config.ts';
import { parseJson } from '../wire/json.ts';
import type { SearchVariables } from './search.api.ts';
import { type SearchAnswer, SearchAnswerSchema } from './search.schema.ts';

/** Maximum number of responses in session storage. */
const CACHE_MAX_ENTRIES = 50;

const PREFIX = 'search_';

/** `at` is the time of storing, in milliseconds since 1970. */
const AgedSchema = v.object({ at: v.number() });
const CachedSchema = v.object({
  ...AgedSchema.entries,
  stamp: v.string(),
  answer: SearchAnswerSchema,
});

/** The storage key of a response, and the stamp that makes it valid. */
export interface CacheSlot {
  readonly key: string;
  readonly stamp: string;
}

/** The key contains the exact text, the stamp the settings that affect the response. */
export const cacheSlot = (
  { text, limit, breadcrumbs }: SearchVariables,
  { languageId, lang, currency, priceType }: ShopConfig,
): CacheSlot => ({
  key: PREFIX + text + (languageId ? `_${languageId}` : ''),
  stamp: [lang, currency, priceType, limit, ...(breadcrumbs ? ['breadcrumbs'] : [])].join(),
});

/** Reads a cached response; removes an unreadable or outdated one. */
export function readCached(
  store: KeyValueStore,
  { key, stamp }: CacheSlot,
): SearchAnswer | undefined {
  const cached = parseJson(CachedSchema, store.get(key));
  if (cached?.stamp === stamp) return cached.answer;
  store.remove(key);
  return undefined;
}

/** Stores a response and evicts the oldest one if necessary; gives up if the storage is full of other data. */
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

/** The key of the oldest response; storage is unordered. */
function oldestOf(store: KeyValueStore, keys: readonly string[]): string {
  const ages = keys.map((key) => [parseJson(AgedSchema, store.get(key))?.at ?? 0, key] as const);
  return ages.reduce((oldest, one) => (one[0] < oldest[0] ? one : oldest))[1];
}
