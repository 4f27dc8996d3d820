import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { SHOPPER_TIMEOUT_MS, withQuery } from '../../platform/http.ts';
import { outcomeOf, type Refusal } from '../../platform/outcome/outcome.ts';
import { platformAtom } from '../../platform/platform.atoms.ts';
import { PlatformError } from '../../platform/platform-error.ts';
import { jsonIn, parseJson } from '../../wire/json.ts';
import { LenientText, lenientObject } from '../../wire/lenient.ts';
import type { AlertSize } from '../stock-alert.atoms.ts';

/** An alert that the shopper has requested. */
export interface Alert extends AlertSize {
  readonly email: string;
  /** The token of the page’s captcha; '' without one. */
  readonly captcha: string;
  /** All fields of the form. */
  readonly fields: Readonly<Record<string, string>>;
}

const ADDRESS = '/ajax/projector.php';
/** The URL of a request (docs/platform.md#product). */
export function alertUrl({ id, size, email, captcha, fields }: Alert): string {
  const query = new URLSearchParams({
    action: 'set_product_observed',
    product: id,
    size,
    email,
    mode: '2',
    recaptcha: captcha,
    field: JSON.stringify(fields),
  });
  return withQuery(ADDRESS, query.toString());
}

const AnswerSchema = v.pipe(
  lenientObject({ status: LenientText, errdesc: LenientText }),
  v.check(({ status }) => status !== ''),
);

/** The name of the call in error messages. */
const SUBJECT = 'stock alert';
/** The platform’s code for an invalid address. */
export const MAIL = 'mail';

/** Requests an alert, once. Resolves to the refusal, if any; it does not contain the address. */
export const sendAlertAtom = atom(
  null,
  async (get, _set, alert: Alert): Promise<Refusal | undefined> => {
    const { fetchText } = get(platformAtom);
    const options = { subject: SUBJECT, timeoutMs: SHOPPER_TIMEOUT_MS, isRead: false };
    const { value, refusal } = await outcomeOf(fetchText(alertUrl(alert), options));
    if (refusal) return refusal;
    const answer = parseJson(AnswerSchema, jsonIn(value));
    if (answer && answer.status !== 'error') return undefined;
    const kind = answer ? 'refused' : 'response';
    const { message } = new PlatformError(SUBJECT, kind);
    return { code: answer?.errdesc || kind, message, text: '' };
  },
);
