import type { ProductPlace } from '../../logic/product/product-places.atoms.ts';
import { formOfControl, requestSubmit, submitForm } from '../light-dom/safe-form.ts';
import { isSubmitButton, takeSubmit } from '../light-dom/theme-submission.ts';
import { controllerOf, type ProductController } from './controller.ts';
import type { Press } from './press.ts';
import type { Sale } from './product.props.ts';
import { add, addVariant, judge, refuse } from './selling.ts';

/** A product with a form that can be submitted. */
interface Place {
  readonly controller: ProductController;
  readonly form: HTMLFormElement;
}

const places = new Set<Place>();

function sendByButton({ controller, form }: Place, button: HTMLElement | null): void {
  controller.isSendingNatively = true;
  requestSubmit(form, button);
  controller.isSendingNatively = false;
}

const pressOf = (place: Place, button: HTMLElement | null): Press => ({
  ...place,
  button,
  sendNatively: () => sendByButton(place, button),
});

/** Whether `shop-form` validates the form first: only a validated submission is handled. */
const isChecked = (form: HTMLFormElement): boolean => form.closest('shop-form') !== null;

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Handles an event that leads to a submission; `isLast` means that only the submission follows. */
function answer(event: Event, press: Press, isLast: boolean): void {
  if (event.defaultPrevented || press.controller.isSendingNatively) return;
  const verdict = judge(press);
  if (verdict === 'native') return;
  // or the page would show a second message
  if (verdict !== 'add') stop(event);
  if (verdict === 'refused') refuse(press);
  if (verdict === 'turning') addVariant(press, sellIn);
  if (verdict !== 'add' || !isLast) return;
  // the page still receives the submit event
  event.preventDefault();
  add(press);
}

const placeOf = (form: unknown): Place | undefined =>
  [...places].find((place) => place.form === form);

function press(event: MouseEvent): void {
  const button = event.composedPath().find(isSubmitButton);
  const place = button && placeOf(formOfControl(button));
  if (place && !isChecked(place.form)) answer(event, pressOf(place, button), false);
}

function submit(event: SubmitEvent): void {
  const place = placeOf(event.target);
  const isOwnTurn =
    event.currentTarget === (place && isChecked(place.form) ? place.form : document);
  if (place && isOwnTurn) answer(event, pressOf(place, event.submitter), true);
}

/** Adds listeners for all forms, before the page's own, so that a refused submission has no other effect. */
function listen(): void {
  document.addEventListener('click', press, true);
  document.addEventListener('submit', submit, true);
}

function stopListening(): void {
  document.removeEventListener('click', press, true);
  document.removeEventListener('submit', submit, true);
}

/** Handles a submission without an event: `form.submit()` of a script, or `add()`. */
async function act(press: Press): Promise<Sale> {
  const verdict = judge(press);
  if (verdict === 'add') return add(press);
  if (verdict === 'turning') return addVariant(press, sellIn);
  if (verdict === 'native') press.sendNatively();
  return { ok: false, message: verdict === 'refused' ? await refuse(press) : '' };
}

const submitOf = (place: Place): Press => ({
  ...place,
  button: null,
  sendNatively: () => submitForm(place.form),
});

/** Handles submissions of a product's form. The result unsubscribes. */
export function takeSubmissions(place: Place): () => void {
  const { form } = place;
  if (places.size === 0) listen();
  places.add(place);
  const stops = isChecked(form)
    ? [followChecked(form)]
    : [takeSubmit(form, () => act(submitOf(place)))];
  return () => {
    for (const one of stops) one();
    places.delete(place);
    if (places.size === 0) stopListening();
  };
}

/** The `shop-form` around the form handles a submission first. */
function followChecked(form: HTMLFormElement): () => void {
  const heard = (event: Event) => event instanceof SubmitEvent && submit(event);
  form.addEventListener('submit', heard, true);
  return () => form.removeEventListener('submit', heard, true);
}

/** Submits the form of a product entry, like a click on its button. */
function sellIn({ host, form }: Pick<ProductPlace, 'host' | 'form'>): Promise<Sale> {
  const controller = controllerOf(host);
  if (form) return act(pressOf({ controller, form }, null));
  return act({ controller, form, button: null, sendNatively() {} });
}

/** Adds to the basket on behalf of a script. */
export const addByScript = ({ host, form }: ProductController): Promise<Sale> =>
  sellIn({ host, form });
