// In a list, products sell by the forms of their cards. The tags of cards load at the first sign of interest in a card, and a
// form that is submitted before they are ready waits for them.

/** A card whose form sells without its tags. */
const CARD = 'shop-product[card]:not(:defined):has(form)';
const TAGS = 'shop-product, shop-choice, shop-quantity';
const SIGNS = ['pointerover', 'focusin', 'touchstart', 'submit'];
/** As for every press (`logic/page/module-within.ts`), which the autoloader does not import. */
const LIMIT_MS = 3000;

/** The card around an element; a control of a form may have the name of the method. */
const cardOf = (target: unknown): Element | null =>
  target instanceof Element ? Element.prototype.closest.call(target, CARD) : null;

/** Pending from the first sign of interest until the tags are loaded, or lost. */
let loading: Promise<unknown> | undefined;
const waiting = new Set<unknown>();
let isResubmitting = false;

/** Whether the tag of an element can wait for the shopper's interest. */
export const canWait = (element: Element): boolean =>
  !loading && element.matches(TAGS) && cardOf(element) !== null;

/** Submits a form again once its card is ready, or as the browser does if that takes too long. */
async function submitLater(
  form: HTMLFormElement,
  button: HTMLElement | null,
  ready: Promise<unknown>,
): Promise<void> {
  waiting.add(form);
  await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, LIMIT_MS))]);
  waiting.delete(form);
  isResubmitting = true;
  HTMLFormElement.prototype.requestSubmit.call(form, button);
  isResubmitting = false;
}

/** Calls `load` at the first sign of interest in a card. */
export function followCards(page: Document, load: () => Promise<unknown>): void {
  const want = async () => {
    // what `load` finds waits no longer
    loading ??= Promise.resolve().then(load);
    return loading;
  };
  const heed = (event: Event) => {
    const { target } = event;
    const card = cardOf(target);
    if (!card || isResubmitting) return;
    const loaded = want();
    if (!(event instanceof SubmitEvent && target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const ready = loaded.then(() => Reflect.get(card, 'updateComplete'));
    if (!waiting.has(target)) submitLater(target, event.submitter, ready);
  };
  for (const sign of SIGNS) page.addEventListener(sign, heed, true);
  // another product of the page has loaded it
  customElements.whenDefined('shop-product').then(want);
}
