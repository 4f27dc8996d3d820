import type { FormErrors } from '../../../platform/customers/customer.types.ts';
import type { CustomerField, SubmittedForm } from '../../../platform/customers/customer-fields.ts';
import { sentenceOf } from '../../../platform/validation/message.ts';
import type { PageContext } from '../../page.ts';

/** Whether parcels go to another address: a checkbox of the page, unknown to the platform. */
export const ELSEWHERE = 'delivery_elsewhere';

/** The name of an input of the customer's forms. */
export type InputName = CustomerField | typeof ELSEWHERE;

/** The values and errors of a form. */
export interface FormState {
  readonly context: PageContext;
  /** The value of an input; '' when empty. */
  value(name: InputName): string;
  /** The first error of an input, as a sentence. */
  error(name: InputName): string | undefined;
}

/** The submitted form for the platform; leaves the delivery address out when its checkbox is not ticked. */
export function sentForm({ form, files }: PageContext): SubmittedForm {
  const isElsewhere = form.has(ELSEWHERE);
  return {
    get(name) {
      const isLeftOut = name.startsWith('delivery_') && !isElsewhere;
      return isLeftOut ? null : (files.get(name) ?? form.get(name));
    },
  };
}

/** A form with its values and, when the platform refused it, its errors. */
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
