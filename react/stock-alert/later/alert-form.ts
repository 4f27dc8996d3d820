import * as v from 'valibot';
import { CLICK_TIMEOUT_MS, moduleWithin } from '../../../logic/page/module-within.ts';
import { together } from '../../../logic/platform/listen.ts';
import { failureOf, outcomeOf, type Refusal } from '../../../logic/platform/outcome/outcome.ts';
import { CAPTCHA_FIELD, startPageCaptcha } from '../../../logic/platform/page-captcha.ts';
import { platformAtom } from '../../../logic/platform/platform.atoms.ts';
import { productMessages } from '../../../logic/product/product.messages.ts';
import type { Product } from '../../../logic/product/product.model.ts';
import { sizeIds, sizeOf } from '../../../logic/product/product-record.model.ts';
import { byHost } from '../../../logic/state/by-host.ts';
import { pageStore } from '../../../logic/state/page-state.ts';
import { waitForToken } from '../../../logic/stock-alert/later/captcha-token.ts';
import { clientEmail } from '../../../logic/stock-alert/later/client-email.api.ts';
import { MAIL, sendAlertAtom } from '../../../logic/stock-alert/later/send-alert.atoms.ts';
import {
  type AlertSize,
  type AlertState,
  alertStateOf,
} from '../../../logic/stock-alert/stock-alert.atoms.ts';
import { stockAlertMessages } from '../../../logic/stock-alert/stock-alert.messages.ts';
import { readPath } from '../../../logic/wire/json.ts';
import { LenientName } from '../../../logic/wire/lenient.ts';
import { sizeId, UNIVERSAL_SIZE } from '../../../logic/wire/platform-id.ts';
import { occupyButton, showWorking } from '../../basket-add/later/busy-button.ts';
import { textsOf } from '../../host/use-tag.ts';
import { readAgain } from '../../product-context/product-actions.ts';
import type { StockAlertProps } from '../stock-alert.props.ts';

/** The author’s form, and its input of the address. */
interface AlertForm {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement | undefined;
}

/** Whether the captcha of the page has been started for a form. */
const captchaOf = byHost((_form: HTMLFormElement) => ({ isStarted: startPageCaptcha() }));

/** Starts the captcha, and fills in the address of a customer who is logged in. */
export async function prepareForm(
  { env, email }: StockAlertProps,
  { form, input }: AlertForm,
): Promise<void> {
  captchaOf(form);
  if (!input || input.value || email) return;
  const { run } = pageStore.get(platformAtom);
  const { value = '' } = await outcomeOf(run(clientEmail, undefined));
  if (!input.value && env.host.isConnected) input.value = value;
}

/** The texts in a form, by name. */
const fieldsOf = (form: HTMLFormElement): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

/** The token that the captcha has written into the form; '' without a captcha. */
function tokenOf(form: HTMLFormElement): string | Promise<string> {
  if (!captchaOf(form).isStarted) return '';
  return waitForToken(pageStore.get(platformAtom).clock, () => fieldsOf(form)[CAPTCHA_FIELD] ?? '');
}

/** The size of an alert: the product’s, else that of the form; undefined if it must be chosen first. */
function sizeFor({ choice, record }: Product, fields: Readonly<Record<string, string>>) {
  const [only = UNIVERSAL_SIZE, ...others] = sizeIds(record);
  const size = choice.size ?? sizeId(fields.size ?? '');
  return size || (others.length === 0 ? only : undefined);
}

function refusalText(
  { code }: Refusal,
  texts: typeof stockAlertMessages.pl,
): Pick<AlertState, 'message' | 'problem'> {
  if (code === MAIL) return { message: '', problem: texts.mail };
  return { message: code === 'network' ? texts.network : texts.failed, problem: '' };
}

/** The name of a size; '' if it is the only one. */
const nameOf = ({ record }: Product, { size }: AlertSize): string =>
  size === UNIVERSAL_SIZE
    ? ''
    : v.parse(LenientName, readPath(sizeOf(record, size), 'name')) || size;

/** The first input that a `shop-field` of the form refuses. */
async function invalidInput(form: HTMLFormElement) {
  if (!form.querySelector('shop-field')) return undefined;
  const { checkForm } = await moduleWithin(
    () => import('../../validation/later/check-form.ts'),
    CLICK_TIMEOUT_MS,
  );
  return checkForm(form);
}

interface Submission extends AlertForm {
  readonly product: Product;
  readonly button: HTMLElement | null;
}

/** Makes the button busy; the result ends that. */
function showBusy(button: HTMLElement | null): () => void {
  if (!button) return () => {};
  return together([occupyButton(button), showWorking(button)]);
}

/** Sends the form of a size, once, and shows the result. */
export async function sendAlert(props: StockAlertProps, submission: Submission): Promise<void> {
  const { env, onSend, onSent } = props;
  const { form, input, button } = submission;
  const stateAtom = alertStateOf(env.host);
  const change = (part: Partial<AlertState>) =>
    pageStore.set(stateAtom, (state) => ({ ...state, ...part }));
  if (pageStore.get(stateAtom).isSending) return;
  const product = readAgain(submission.product);
  const fields = fieldsOf(form);
  const size = sizeFor(product, fields);
  if (size === undefined) return change({ message: textsOf(productMessages, env).choose });
  const alert = { id: product.choice.id, size };
  change({ isSending: true });
  // without the rules, the platform judges the address
  const invalid = await invalidInput(form).catch(() => undefined);
  if (invalid || !onSend(alert)) {
    change({ isSending: false });
    return invalid?.focus();
  }
  change({ sent: undefined, message: '', problem: '' });
  const showEnd = showBusy(button);
  const email = (input?.value ?? '').trim();
  const captcha = await tokenOf(form);
  const refusal = await pageStore.set(sendAlertAtom, { ...alert, email, captcha, fields });
  showEnd();
  const texts = textsOf(stockAlertMessages, env);
  if (refusal) {
    change({ isSending: false, ...refusalText(refusal, texts) });
    if (refusal.code === MAIL) input?.focus();
    return env.fail(failureOf(refusal));
  }
  const message = texts.sent({ size: nameOf(product, alert) });
  change({ isSending: false, sent: alert, message });
  onSent(alert);
}
