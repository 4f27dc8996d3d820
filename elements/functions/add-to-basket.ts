import type { ChangeFailure } from '../../logic/basket/changes/basket-changes.api.ts';
import {
  type AdditionOutcome,
  addToBasketAtom,
  forgetAdditionsAtom,
} from '../../logic/basket-add/basket-add.atoms.ts';
import { basketAddMessages } from '../../logic/basket-add/basket-add.messages.ts';
import { type AdditionResult, parseAddition } from '../../logic/basket-add/basket-add.model.ts';
import { warnAuthor } from '../../logic/page/warn-author.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import type { PlatformError } from '../../logic/platform/platform-error.ts';
import { configAtom } from '../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../logic/state/page-store.ts';
import { resolveMessages } from '../../logic/texts/messages.ts';
import { safeHref } from '../../logic/wire/safe-link.ts';
import { dispatchFailure } from '../element/failures.ts';
import { languageOf } from '../page/page-language.ts';
import { occupyButton } from './busy-button.ts';
import { toastOnPage } from './page-toast.ts';

type Texts = (typeof basketAddMessages)['pl'];

/** What additions came to, so that the shopper is told of each once. */
const results = new WeakMap<Promise<AdditionOutcome>, Promise<AdditionResult>>();

/** Adds what a page asks for and tells the shopper what came of it; the button is busy meanwhile. */
export async function addToBasket(given: unknown, button?: HTMLElement): Promise<AdditionResult> {
  const release = button && occupyButton(button);
  const stopFollowing = pageStore.get(platformAtom).page.onRestored(() => {
    release?.();
    pageStore.set(forgetAdditionsAtom);
  });
  const place = button ?? document.documentElement;
  const outcome = addGiven(given);
  const result = results.get(outcome) ?? outcome.then((settled) => tell(settled, place));
  results.set(outcome, result);
  try {
    return await result;
  } finally {
    stopFollowing();
    release?.();
  }
}

function addGiven(given: unknown): Promise<AdditionOutcome> {
  const { line, wrong } = parseAddition(given);
  if (line) return pageStore.set(addToBasketAtom, line);
  warnAuthor(
    `[shop] basket.add: ${wrong} is missing or wrong; expected such as {id: 101, size: 'M', quantity: 1}. See README.md#basket`,
  );
  return Promise.resolve({ failure: { message: '' } });
}

function tell(outcome: AdditionOutcome, place: HTMLElement): AdditionResult {
  if (outcome.failure?.cause) reportFailure(place, outcome.failure.cause);
  return tellShopper(outcome, textsAt(place));
}

function reportFailure(place: HTMLElement, cause: PlatformError): void {
  dispatchFailure(place, { code: 'basket-add', message: cause.message, cause });
}

function textsAt(place: HTMLElement): Texts {
  const config = pageStore.get(configAtom);
  return resolveMessages(basketAddMessages, languageOf(place, config), config.messages);
}

/** The page of the basket, as the page's mini-cart says. */
const basketHref = (): string | undefined =>
  safeHref(document.querySelector('shop-minicart')?.getAttribute('href') || '/basketedit.php');

function failureText({ message, cause }: ChangeFailure, texts: Texts): string {
  if (message) return message;
  if (cause?.kind === 'network') return texts.network;
  return cause?.kind === 'timeout' ? texts.timeout : texts.refused;
}

function tellShopper({ failure, name }: AdditionOutcome, texts: Texts): AdditionResult {
  const action = { label: texts.goToBasket, href: basketHref() };
  if (!failure) {
    const message = name ? texts.added({ name }) : texts.addedUnnamed;
    toastOnPage(message, { kind: 'success', action });
    return { ok: true, message };
  }
  const message = failureText(failure, texts);
  // it may have been added all the same
  const isUnknown = failure.cause?.kind === 'timeout';
  toastOnPage(message, { kind: 'error', ...(isUnknown && { action }) });
  return { ok: false, message };
}
