import { atom } from 'jotai/vanilla';
import { platformAtom } from '../../platform/platform.atoms.ts';
import { withQuery } from '../../wire/query-string.ts';
import { type FreshQuestion, freshKey, freshSizesAtom } from '../fresh.atoms.ts';
import { freshEntry } from './fresh-answer.ts';

/** How long an answer counts, in milliseconds. */
const FRESH_MS = 60_000;
export const FRESH_TIMEOUT_MS = 8000;

/** A question, and how it is asked. */
interface Asked {
  readonly question: FreshQuestion;
  /** The entry of the page, of which some keys stay. */
  readonly before: unknown;
  readonly signal: AbortSignal;
  /** Whether it is asked also where the last answer still counts. */
  readonly isForced: boolean;
}

/** The address that answers a question. */
export function freshUrl({ id, size, isSubscription }: FreshQuestion): string {
  const asked = `action=get&product=${id}&size=${encodeURIComponent(size)}`;
  const parts = 'get=sizeprices,sizeavailability';
  const query = `${asked}&${parts}${isSubscription ? '&subscription=1' : ''}`;
  return withQuery('/ajax/projector.php', query);
}

/** Asks for the prices and the stock of a size; what cannot be used changes nothing. */
export const askFreshAtom = atom(null, async (get, set, asked: Asked): Promise<void> => {
  const { question, before, signal, isForced } = asked;
  const { clock, fetchText } = get(platformAtom);
  const key = freshKey(question);
  const last = get(freshSizesAtom).get(key);
  if (last && !isForced && clock.now() - last.at < FRESH_MS) return;
  const text = await fetchText(freshUrl(question), { signal, timeoutMs: FRESH_TIMEOUT_MS }).catch(
    () => '',
  );
  const entry = freshEntry(text, before, clock.now());
  if (entry) set(freshSizesAtom, (all) => new Map([...all, [key, { entry, at: clock.now() }]]));
});
