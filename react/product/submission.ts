import type { ProductPlace } from '../../logic/product/product-places.atoms.ts';
import { formOfControl, requestSubmit, submitForm } from '../light-dom/safe-form.ts';
import { isSubmitButton, takeSubmit } from '../light-dom/theme-submission.ts';
import { controllerOf, type ProductController } from './controller.ts';
import type { Press } from './press.ts';
import type { Sale } from './product.props.ts';
import { add, addVariant, judge, refuse } from './selling.ts';

/** A product whose form may be sent. */
interface Place {
  readonly controller: ProductController;
  readonly form: HTMLFormElement;
}

const places = new Set<Place>();

/** Sends a form as the browser does when its button is pressed. */
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

/** A form with fields that are checked first: only what has passed that is sent. */
const isChecked = (form: HTMLFormElement): boolean => form.closest('shop-form') !== null;

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Answers an event that leads to a submission; `isLast` says whether nothing comes after it but the submission. */
function answer(event: Event, press: Press, isLast: boolean): void {
  if (event.defaultPrevented || press.controller.isSendingNatively) return;
  const verdict = judge(press);
  if (verdict === 'native') return;
  // the page's own message would be a second one
  if (verdict !== 'add') stop(event);
  if (verdict === 'refused') refuse(press);
  if (verdict === 'turning') addVariant(press, sellIn);
  if (verdict !== 'add' || !isLast) return;
  // the page still hears of the submission
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

/** One pair of listeners for all forms of the page; before the page's own, so that a refused press does nothing else. */
function listen(): void {
  document.addEventListener('click', press, true);
  document.addEventListener('submit', submit, true);
}

function stopListening(): void {
  document.removeEventListener('click', press, true);
  document.removeEventListener('submit', submit, true);
}

/** Does what a press would do that has no event: `form.submit()` of a script, or `add()`. */
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

/** Answers the submissions of a product's form, until the result is called. */
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

/** The tag around the form hears of a submission first. */
function followChecked(form: HTMLFormElement): () => void {
  const heard = (event: Event) => event instanceof SubmitEvent && submit(event);
  form.addEventListener('submit', heard, true);
  return () => form.removeEventListener('submit', heard, true);
}

/** Adds what the place of a product has, as a press of its form's button would. */
function sellIn({ host, form }: Pick<ProductPlace, 'host' | 'form'>): Promise<Sale> {
  const controller = controllerOf(host);
  if (form) return act(pressOf({ controller, form }, null));
  return act({ controller, form, button: null, sendNatively() {} });
}

/** Adds to the basket for a script. */
export const addByScript = ({ host, form }: ProductController): Promise<Sale> =>
  sellIn({ host, form });
