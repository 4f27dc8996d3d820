import { atom } from 'jotai/vanilla';
import { SHOPPER_TIMEOUT_MS, withQuery } from '../../platform/http.ts';
import { platformAtom } from '../../platform/platform.atoms.ts';
import { pageState } from '../../state/page-state.ts';
import {
  type RevalidationRequest,
  revalidatedSizesAtom,
  revalidationKey,
} from '../revalidation.atoms.ts';
import { revalidatedEntry } from './revalidated-entry.ts';

/** How long an answer is cached, in milliseconds. */
const FRESH_MS = 60_000;
/** A request with its options. */
interface RevalidationOptions {
  readonly question: RevalidationRequest;
  /** The entry of the page, of which some keys are kept. */
  readonly before: unknown;
  /** Aborts the request; shared by all requests of a product. */
  readonly signal: AbortSignal;
  /** Whether to send it even if the cached answer is recent. */
  readonly isForced: boolean;
}

/** The URL of a request. */
export function revalidationUrl({ id, size, isSubscription }: RevalidationRequest): string {
  const sizeQuery = `action=get&product=${id}&size=${encodeURIComponent(size)}`;
  const parts = 'get=sizeprices,sizeavailability';
  const query = `${sizeQuery}&${parts}${isSubscription ? '&subscription=1' : ''}`;
  return withQuery('/ajax/projector.php', query);
}

/** A pending request with its abort controller. */
interface Underway {
  readonly signal: AbortSignal;
  readonly answer: Promise<void>;
}

/** The pending requests by key. */
const underwayAtom = pageState(() => new Map<string, Underway>());

const sendAtom = atom(null, async (get, set, { question, before, signal }: RevalidationOptions) => {
  const { clock, fetchText } = get(platformAtom);
  const response = fetchText(revalidationUrl(question), {
    signal,
    timeoutMs: SHOPPER_TIMEOUT_MS,
  });
  const entry = revalidatedEntry(await response.catch(() => ''), before, clock.now());
  const answer = { entry, at: clock.now() };
  if (entry)
    set(revalidatedSizesAtom, (all) => new Map([...all, [revalidationKey(question), answer]]));
});

/** Requests the prices and the stock of a size, at most once per minute; an unusable answer is ignored. */
export const revalidateAtom = atom(
  null,
  async (get, set, options: RevalidationOptions): Promise<void> => {
    const { question, signal, isForced } = options;
    const key = revalidationKey(question);
    const last = get(revalidatedSizesAtom).get(key);
    const underway = get(underwayAtom);
    const same = underway.get(key);
    if (!isForced && last && get(platformAtom).clock.now() - last.at < FRESH_MS) return;
    if (!isForced && same?.signal === signal) return same.answer;
    const answer = set(sendAtom, options);
    underway.set(key, { signal, answer });
    await answer;
    if (underway.get(key)?.answer === answer) underway.delete(key);
  },
);
