import type { FormErrors } from '../../../platform/customers/customer.types.ts';
import type { CustomerField, SubmittedForm } from '../../../platform/customers/customer-fields.ts';
import { sentenceOf } from '../../../platform/validation/message.ts';
import type { PageContext } from '../../page.ts';

/** Whether parcels go elsewhere than to the billing address: a box of the page, not of the platform. */
export const ELSEWHERE = 'delivery_elsewhere';

/** The name of an input of the customer's forms. */
export type InputName = CustomerField | typeof ELSEWHERE;

/** What stands in a form while its page is written, and what is wrong with it. */
export interface FormState {
  readonly context: PageContext;
  /** '' where nothing was typed. */
  value(name: InputName): string;
  /** The first thing that is wrong with an input, as a sentence. */
  error(name: InputName): string | undefined;
}

/** What was typed into a form, as the platform reads it: without a delivery address that is not wanted. */
export function sentForm({ form, files }: PageContext): SubmittedForm {
  const isElsewhere = form.has(ELSEWHERE);
  return {
    get(name) {
      const isLeftOut = name.startsWith('delivery_') && !isElsewhere;
      return isLeftOut ? null : (files.get(name) ?? form.get(name));
    },
  };
}

/** A form with some values and, when the platform refused it, what is wrong with them. */
export function formState(
  context: PageContext,
  value: FormState['value'],
  errors: FormErrors = {},
): FormState {
  return {
    context,
    value,
    error(name) {
      const [first] = (name !== ELSEWHERE && errors[name]) || [];
      return first && sentenceOf(first, context.lang);
    },
  };
}
