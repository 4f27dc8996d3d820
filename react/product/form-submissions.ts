import { listen } from '../../logic/platform/listen.ts';
import type { ProductEntry } from '../../logic/product/product-entries.atoms.ts';
import {
  formOfControl,
  isSubmitButton,
  requestSubmit,
  submitForm,
  takeSubmit,
} from '../light-dom/safe-form.ts';
import { controllerOf, type ProductController } from './controller.ts';
import type { Sale } from './product.props.ts';
import { add, addVariant, judge, refuse } from './selling.ts';
import type { Submission } from './submission.ts';

/** A product with a form that can be submitted. */
interface ProductForm {
  readonly controller: ProductController;
  readonly form: HTMLFormElement;
}

const forms = new Set<ProductForm>();

function sendByButton({ controller, form }: ProductForm, button: HTMLElement | null): void {
  controller.isSendingNatively = true;
  requestSubmit(form, button);
  controller.isSendingNatively = false;
}

const submissionOf = (productForm: ProductForm, button: HTMLElement | null): Submission => ({
  ...productForm,
  button,
  sendNatively: () => sendByButton(productForm, button),
});

/** Whether `shop-form` validates the form first: only a validated submission is handled. */
const isChecked = (form: HTMLFormElement): boolean => form.closest('shop-form') !== null;

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Handles an event that leads to a submission; `isLast` means that only the submission follows. */
function handle(event: Event, submission: Submission, isLast: boolean): void {
  if (event.defaultPrevented || submission.controller.isSendingNatively) return;
  const verdict = judge(submission);
  if (verdict === 'native') return;
  // or the page would show a second message
  if (verdict !== 'add') stop(event);
  if (verdict === 'refused') refuse(submission);
  if (verdict === 'switching') addVariant(submission, sellIn);
  if (verdict !== 'add' || !isLast) return;
  // the page still receives the submit event
  event.preventDefault();
  add(submission);
}

const productFormOf = (form: unknown): ProductForm | undefined =>
  [...forms].find((productForm) => productForm.form === form);

function click(event: MouseEvent): void {
  const button = event.composedPath().find(isSubmitButton);
  const productForm = button && productFormOf(formOfControl(button));
  if (productForm && !isChecked(productForm.form))
    handle(event, submissionOf(productForm, button), false);
}

function submit(event: SubmitEvent): void {
  const productForm = productFormOf(event.target);
  const isExpected =
    event.currentTarget ===
    (productForm && isChecked(productForm.form) ? productForm.form : document);
  if (productForm && isExpected) handle(event, submissionOf(productForm, event.submitter), true);
}

/** Before the page's own listeners, so that a refused submission has no other effect. */
const CAPTURE = { capture: true };

/** Removes the listeners for all forms. */
let stopListening = () => {};

/** Handles a submission without an event: `form.submit()` of a script, or `add()`. */
async function act(submission: Submission): Promise<Sale> {
  const verdict = judge(submission);
  if (verdict === 'add') return add(submission);
  if (verdict === 'switching') return addVariant(submission, sellIn);
  if (verdict === 'native') submission.sendNatively();
  return { ok: false, message: verdict === 'refused' ? await refuse(submission) : '' };
}

const scriptSubmissionOf = (productForm: ProductForm): Submission => ({
  ...productForm,
  button: null,
  sendNatively: () => submitForm(productForm.form),
});

/** Handles submissions of a product's form. The result unsubscribes. */
export function handleSubmissions(productForm: ProductForm): () => void {
  const { form } = productForm;
  if (forms.size === 0) stopListening = listen(document, { click, submit }, CAPTURE);
  forms.add(productForm);
  const stopForm = isChecked(form)
    ? followChecked(form)
    : takeSubmit(form, () => act(scriptSubmissionOf(productForm)));
  return () => {
    stopForm();
    forms.delete(productForm);
    if (forms.size === 0) stopListening();
  };
}

/** The `shop-form` around the form handles a submission first. */
const followChecked = (form: HTMLFormElement): (() => void) =>
  listen(form, { submit: (event) => event instanceof SubmitEvent && submit(event) }, CAPTURE);

/** Submits the form of a product entry, like a click on its button. */
function sellIn({ host, form }: Pick<ProductEntry, 'host' | 'form'>): Promise<Sale> {
  const controller = controllerOf(host);
  if (form) return act(submissionOf({ controller, form }, null));
  return act({ controller, form, button: null, sendNatively() {} });
}

/** Adds to the basket on behalf of a script. */
export const addByScript = ({ host, form }: ProductController): Promise<Sale> =>
  sellIn({ host, form });
