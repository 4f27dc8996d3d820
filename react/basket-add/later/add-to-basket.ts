import { UNKNOWN_CHANGE } from '../../../logic/basket/changes/lost-change.atoms.ts';
import {
  type Added,
  type AdditionOutcome,
  addToBasketAtom,
  forgetAdditionsAtom,
} from '../../../logic/basket-add/basket-add.atoms.ts';
import { basketAddMessages } from '../../../logic/basket-add/basket-add.messages.ts';
import { type AdditionReport, parseAddition } from '../../../logic/basket-add/basket-add.model.ts';
import { warnAuthor } from '../../../logic/page/warn-author.ts';
import { failureOf, type Refusal } from '../../../logic/platform/outcome/outcome.ts';
import { platformAtom } from '../../../logic/platform/platform.atoms.ts';
import { PlatformRefusal } from '../../../logic/platform/platform-error.ts';
import { pageStore } from '../../../logic/state/page-state.ts';
import { countUnits } from '../../../logic/units/unit-labels.ts';
import { safeHref } from '../../../logic/wire/safe-link.ts';
import { textsOf } from '../../host/use-tag.ts';
import type { AdditionEnvironment, AdditionOptions } from '../addition.ts';
import { showBasketToast } from './basket-toast.ts';
import { occupyButton, showWorking } from './busy-button.ts';

type Texts = (typeof basketAddMessages)['pl'];

/** The results of additions, so that each is shown once. */
const results = new WeakMap<Promise<AdditionOutcome>, Promise<AdditionReport>>();

/** Adds a product and shows the result; the button is busy meanwhile. */
export async function addToBasket(
  given: unknown,
  environment: AdditionEnvironment,
  { button, quiet = false }: AdditionOptions,
): Promise<AdditionReport> {
  const release = button && occupyButton(button);
  const showEnd = button && showWorking(button);
  const stopFollowing = pageStore.get(platformAtom).page.onRestored(() => {
    release?.();
    showEnd?.();
    pageStore.set(forgetAdditionsAtom);
  });
  const outcome = addGiven(given);
  const result =
    results.get(outcome) ?? outcome.then((settled) => showOutcome(settled, environment, quiet));
  results.set(outcome, result);
  try {
    const { ok } = await result;
    showEnd?.(ok ? textsOf(basketAddMessages, environment).done : undefined);
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
    'shop',
    `basket.add: ${wrong} is missing or wrong; expected such as {id: 108, size: 'M', quantity: 1}.`,
    'guide/buying',
  );
  return Promise.resolve({ refusal: { code: 'basket-add', message: '', text: '' } });
}

function showOutcome(
  outcome: AdditionOutcome,
  environment: AdditionEnvironment,
  isQuiet: boolean,
): AdditionReport {
  const { value, refusal } = outcome;
  // a refusal by the platform is for the shopper only
  if (refusal?.message && refusal.cause) environment.fail(failureOf(refusal));
  const texts = textsOf(basketAddMessages, environment);
  return refusal ? showRefusal(refusal, texts, isQuiet) : showSuccess(value, texts, environment);
}

/** The URL of the basket page, from the page's mini-cart. */
const basketHref = (): string | undefined =>
  safeHref(
    document.documentElement.querySelector('shop-minicart')?.getAttribute('href') ||
      '/basketedit.php',
  );

function refusalText({ code, text, cause }: Refusal, texts: Texts): string {
  // a message about the whole operation is for developers
  if (text && !cause) return text;
  if (code === UNKNOWN_CHANGE) return texts.unknown;
  if (code === 'network') return texts.network;
  return code === 'timeout' ? texts.timeout : texts.refused;
}

/** The toast action that links to the basket. */
const wayToBasket = (texts: Texts) => ({ label: texts.goToBasket, href: basketHref() });

function successText(
  { line, requested, less }: Added,
  texts: Texts,
  { language }: AdditionEnvironment,
): string {
  if (!line?.name) return texts.addedUnnamed;
  const { name, unit } = line;
  if (less === undefined) return texts.added({ name });
  return texts.addedPart({
    name,
    added: less.toLocaleString(language),
    requested: countUnits(requested, unit, language),
  });
}

function showSuccess(added: Added, texts: Texts, environment: AdditionEnvironment): AdditionReport {
  const message = successText(added, texts, environment);
  showBasketToast(message, { kind: 'success', action: wayToBasket(texts) });
  const { line, less } = added;
  return { ok: true, message, name: line?.name, quantity: less, href: basketHref() };
}

/** Whether the platform has refused the whole operation, so that nothing was added. */
const isUnknownToPlatform = ({ cause }: Refusal): boolean => cause instanceof PlatformRefusal;

function showRefusal(refusal: Refusal, texts: Texts, isQuiet: boolean): AdditionReport {
  const message = refusalText(refusal, texts);
  // it may have been added anyway
  const isUnknown = refusal.code === 'timeout' || refusal.code === UNKNOWN_CHANGE;
  const action = isUnknown && { action: wayToBasket(texts) };
  if (!isQuiet) showBasketToast(message, { kind: 'error', ...action });
  const reason = isUnknownToPlatform(refusal) ? 'schema' : String(refusal.code);
  return { ok: false, message, reason };
}
