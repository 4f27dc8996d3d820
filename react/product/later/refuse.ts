import type { Buying } from '../../../logic/product/buying.ts';
import { refusalText } from '../../../logic/product/later/refusal-text.ts';
import { productMessages } from '../../../logic/product/product.messages.ts';
import type { Product } from '../../../logic/product/product.model.ts';
import type { Environment } from '../../host/environment.ts';
import { textsOf } from '../../host/use-tag.ts';
import { focusedElement } from '../../light-dom/focused-element.ts';
import { type Press, showRefusal } from '../press.ts';
import { controlsNamed } from '../product-form.ts';

/** The controls that lack something, by what is in the way. */
const LACKING: Partial<Record<Buying, readonly string[]>> = {
  choose: ['size'],
  'too-few': ['number', 'quantity'],
  'too-many': ['number', 'quantity'],
};

/** Moves the focus to the control that lacks something. */
function focusMissing(form: HTMLFormElement, buying: Buying): void {
  const names = LACKING[buying] ?? [];
  controlsNamed(form, ...names)
    .find(({ type }) => type !== 'hidden')
    ?.focus();
}

/** Refuses a press by what was in its way then, and leads to it; the text. */
export function refuse(press: Press, product: Product, env: Environment): string {
  const { buying: reason, choice } = product;
  const message = refusalText(product, textsOf(productMessages, env), env.language);
  const before = focusedElement(document);
  showRefusal(press, choice, { reason, message });
  // a tag may have moved the focus in answer
  if (press.form && focusedElement(document) === before) focusMissing(press.form, reason);
  return message;
}
