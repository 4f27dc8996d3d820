import { atom } from 'jotai/vanilla';
import { within } from '../../platform/clock.ts';
import { isAnswerLost, type Refusal } from '../../platform/outcome/outcome.ts';
import { platformAtom } from '../../platform/platform.atoms.ts';
import { refreshBasketAtom } from '../basket.atoms.ts';
import type { BasketProduct } from '../basket.model.ts';
import { basketStateAtom } from '../basket-state.atoms.ts';

/** The code of a refusal if it is unknown whether the basket was changed. */
export const UNKNOWN_CHANGE = 'unknown';

interface Judgement {
  readonly refusal: Refusal;
  /** Whether these lines show that the change was made; undefined if inconclusive. */
  readonly isMade: (lines: readonly BasketProduct[]) => boolean | undefined;
}

/** The timeout for reading the basket after the shopper has already waited for the change, in milliseconds. */
const READING_LIMIT_MS = 5000;

/**
 * Reloads the basket after a change that was refused, as only the response may have been lost. Resolves to undefined if
 * the change was made after all, and to a refusal with the code `unknown` if the basket cannot be loaded.
 */
export const judgeRefusalAtom = atom(
  null,
  async (get, set, { refusal, isMade }: Judgement): Promise<Refusal | undefined> => {
    const { basket: before } = get(basketStateAtom);
    await within(get(platformAtom).clock, READING_LIMIT_MS, set(refreshBasketAtom, 'graphql'));
    if (!isAnswerLost(refusal)) return refusal;
    const { basket } = get(basketStateAtom);
    const isRead = basket && basket !== before;
    const made = isRead ? isMade(basket.products) : undefined;
    if (made) return undefined;
    return made === undefined ? { ...refusal, code: UNKNOWN_CHANGE } : refusal;
  },
);
