import { UNKNOWN_CHANGE } from '../../../logic/basket/changes/lost-change.atoms.ts';
import {
  type AdditionOutcome,
  addToBasketAtom,
  forgetAdditionsAtom,
} from '../../../logic/basket-add/basket-add.atoms.ts';
import { basketAddMessages } from '../../../logic/basket-add/basket-add.messages.ts';
import { type AdditionResult, parseAddition } from '../../../logic/basket-add/basket-add.model.ts';
import { warnAuthor } from '../../../logic/page/warn-author.ts';
import type { Refusal } from '../../../logic/platform/outcome/outcome.ts';
import { platformAtom } from '../../../logic/platform/platform.atoms.ts';
import { configAtom } from '../../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../../logic/state/page-state.ts';
import { resolveMessages } from '../../../logic/texts/messages.ts';
import { safeHref } from '../../../logic/wire/safe-link.ts';
import { warnOfAddition } from '../../advice/calls.ts';
import { dispatchFailure } from '../../element/failures.ts';
import { languageOf } from '../../page/page-language.ts';
import { occupyButton } from './busy-button.ts';
import { showWorking } from './button-cover.ts';
import { toastOnPage } from './page-toast.ts';

type Texts = (typeof basketAddMessages)['pl'];

/** The results of additions, so that the shopper is told of each once. */
const results = new WeakMap<Promise<AdditionOutcome>, Promise<AdditionResult>>();

/** Adds a product and tells the shopper whether that was done; the button is busy meanwhile. */
export async function addToBasket(given: unknown, button?: HTMLElement): Promise<AdditionResult> {
  const release = button && occupyButton(button);
  const showEnd = button && showWorking(button);
  const stopFollowing = pageStore.get(platformAtom).page.onRestored(() => {
    release?.();
    showEnd?.();
    pageStore.set(forgetAdditionsAtom);
  });
  const place = button ?? document.documentElement;
  const outcome = addGiven(given);
  const result = results.get(outcome) ?? outcome.then((settled) => tell(settled, place));
  results.set(outcome, result);
  try {
    const { ok } = await result;
    showEnd?.(ok ? textsAt(place).done : undefined);
    return await result;
  } finally {
    stopFollowing();
    release?.();
  }
}

function addGiven(given: unknown): Promise<AdditionOutcome> {
  warnOfAddition(given);
  const { line, wrong } = parseAddition(given);
  if (line) return pageStore.set(addToBasketAtom, line);
  warnAuthor(
    'shop',
    `basket.add: ${wrong} is missing or wrong; expected such as {id: 108, size: 'M', quantity: 1}.`,
    'guide/buying',
  );
  return Promise.resolve({ refusal: { code: 'basket-add', message: '', words: '' } });
}

function tell(outcome: AdditionOutcome, place: HTMLElement): AdditionResult {
  const { message, cause } = outcome.refusal ?? {};
  // a "no" of the platform is for the shopper only
  if (message && cause) dispatchFailure(place, { code: 'basket-add', message, cause });
  return tellShopper(outcome, textsAt(place));
}

function textsAt(place: HTMLElement): Texts {
  const config = pageStore.get(configAtom);
  return resolveMessages(basketAddMessages, languageOf(place, config), config.messages);
}

/** The page of the basket, from the mini-cart of the page. */
const basketHref = (): string | undefined =>
  safeHref(
    document.documentElement.querySelector('shop-minicart')?.getAttribute('href') ||
      '/basketedit.php',
  );

function refusalText({ code, words }: Refusal, texts: Texts): string {
  if (words) return words;
  if (code === UNKNOWN_CHANGE) return texts.unknown;
  if (code === 'network') return texts.network;
  return code === 'timeout' ? texts.timeout : texts.refused;
}

function tellShopper({ value, refusal }: AdditionOutcome, texts: Texts): AdditionResult {
  const action = { label: texts.goToBasket, href: basketHref() };
  if (!refusal) {
    const { name } = value;
    const message = name ? texts.added({ name }) : texts.addedUnnamed;
    toastOnPage(message, { kind: 'success', action });
    return { ok: true, message };
  }
  const message = refusalText(refusal, texts);
  // it may have been added all the same
  const isUnknown = refusal.code === 'timeout' || refusal.code === UNKNOWN_CHANGE;
  toastOnPage(message, { kind: 'error', ...(isUnknown && { action }) });
  return { ok: false, message };
}
