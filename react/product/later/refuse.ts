import type { Buying } from '../../../logic/product/buying.ts';
import { limitText } from '../../../logic/product/later/limit-text.ts';
import { productMessages } from '../../../logic/product/product.messages.ts';
import type { Product } from '../../../logic/product/product.model.ts';
import { sizeIds, unitOfRecord } from '../../../logic/product/product-record.model.ts';
import { quantityLimitsMessages } from '../../../logic/product/quantity-limits.messages.ts';
import type { Environment } from '../../host/environment.ts';
import { textsOf } from '../../host/use-tag.ts';
import { focusedElement } from '../../light-dom/find-element.ts';
import { controlsNamed } from '../product-form.ts';
import { type Submission, showRefusal } from '../submission.ts';

/** The message why the product cannot be bought as chosen; '' if it can. */
function refusalText({ buying, bounds, record, choice }: Product, env: Environment): string {
  const texts = textsOf(productMessages, env);
  const limits = textsOf(quantityLimitsMessages, env);
  const isSizeChosen = choice.size !== undefined && sizeIds(record).length > 1;
  const format = { unit: unitOfRecord(record), texts: limits, language: env.language };
  const all: Readonly<Record<Buying, string>> = {
    buyable: '',
    choose: texts.choose,
    conflict: texts.conflict,
    'sold-out': isSizeChosen ? texts.soldOutSize : texts.soldOut,
    'on-request': texts.onRequest,
    'too-few': limitText('min', bounds, format),
    'too-many': limitText('max', bounds, format),
  };
  return all[buying];
}

/** The names of the controls that need a value, by the reason for a refusal. */
const LACKING: Partial<Record<Buying, readonly string[]>> = {
  choose: ['size'],
  'too-few': ['number', 'quantity'],
  'too-many': ['number', 'quantity'],
};

/** Focuses the control that needs a value. */
function focusMissing(form: HTMLFormElement, buying: Buying): void {
  const names = LACKING[buying] ?? [];
  controlsNamed(form, ...names)
    .find(({ type }) => type !== 'hidden')
    ?.focus();
}

/** Refuses a submission and focuses the control that needs a value. Returns the message. */
export function refuse(submission: Submission, product: Product, env: Environment): string {
  const { buying: reason, choice } = product;
  const message = refusalText(product, env);
  const before = focusedElement(document);
  showRefusal(submission, choice, { reason, message });
  // a listener of the page may have moved the focus
  if (submission.form && focusedElement(document) === before) focusMissing(submission.form, reason);
  return message;
}
