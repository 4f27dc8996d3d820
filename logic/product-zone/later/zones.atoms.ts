import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { type Outcome, outcomeOf } from '../../platform/outcome/outcome.ts';
import { platformAtom } from '../../platform/platform.atoms.ts';
import { deferred } from '../../state/deferred.ts';
import { pageState } from '../../state/page-state.ts';
import { parseJson } from '../../wire/json.ts';
import {
  aliasOf,
  hotspots,
  type Zone,
  type ZoneRequest,
  ZoneSchema,
  zoneKey,
} from './zones.api.ts';

/** How long zones that activate together are collected into one request, in milliseconds. */
const BATCH_MS = 50;
/** How long an answer is used again after Back, in milliseconds. */
const LIFE_MS = 5 * 60 * 1000;
/** The session storage key of an answer is this and the key of its request. */
const STORED = 'shop-product-zone ';

interface Waiting {
  readonly request: ZoneRequest;
  readonly resolve: (outcome: Outcome<Zone>) => void;
}

/** The requests of the page by key: pending and answered ones; and those of the next batch. */
const zonesAtom = pageState(() => ({
  requests: new Map<string, Promise<Outcome<Zone>>>(),
  waiting: [] as Waiting[],
}));

const StoredSchema = v.object({ at: v.number(), answer: v.unknown() });

const storedZoneAtom = atom(null, (get, _set, key: string): Zone | undefined => {
  const { page, sessionStorage, clock } = get(platformAtom);
  if (page.openedBy !== 'back_forward') return undefined;
  const stored = parseJson(StoredSchema, sessionStorage.get(STORED + key));
  const isRecent = stored && clock.now() - stored.at < LIFE_MS;
  return isRecent ? v.parse(ZoneSchema, stored.answer) : undefined;
});

/** Sends the collected zones of one price type. */
const sendAtom = atom(null, async (get, _set, batch: readonly Waiting[]) => {
  const { run, sessionStorage, clock } = get(platformAtom);
  const zones = batch.map(({ request }) => request);
  const [{ priceType } = { priceType: 'gross' as const }] = zones;
  const { value, refusal } = await outcomeOf(run(hotspots, { zones, priceType }));
  for (const [index, { request, resolve }] of batch.entries()) {
    const answer = value?.[aliasOf(index)];
    if (refusal) resolve({ refusal });
    else resolve({ value: v.parse(ZoneSchema, answer) });
    const stored = { at: clock.now(), answer };
    if (answer) sessionStorage.set(STORED + zoneKey(request), JSON.stringify(stored));
  }
});

const collectAtom = atom(null, (get, set, request: ZoneRequest): Promise<Outcome<Zone>> => {
  const zones = get(zonesAtom);
  const { promise, resolve } = deferred<Outcome<Zone>>();
  zones.waiting.push({ request, resolve });
  if (zones.waiting.length > 1) return promise;
  get(platformAtom).clock.after(BATCH_MS, () => {
    const batch = zones.waiting.splice(0);
    const byType = Map.groupBy(batch, ({ request: { priceType } }) => priceType);
    for (const waiting of byType.values()) set(sendAtom, waiting);
  });
  return promise;
});

/** The products of a zone, requested once per page; a failed request may be repeated. */
export const requestZoneAtom = atom(
  null,
  (get, set, request: ZoneRequest): Promise<Outcome<Zone>> => {
    const { requests } = get(zonesAtom);
    const key = zoneKey(request);
    const known = requests.get(key);
    if (known) return known;
    const stored = set(storedZoneAtom, key);
    const outcome: Promise<Outcome<Zone>> = stored
      ? Promise.resolve({ value: stored })
      : set(collectAtom, request);
    requests.set(key, outcome);
    outcome.then(({ refusal }) => refusal && requests.delete(key));
    return outcome;
  },
);
