import { billingFindings } from '../../platform/customers/billing-form.ts';
import {
  type CustomerField,
  fieldText,
  type SubmittedForm,
} from '../../platform/customers/customer-fields.ts';
import { deliveryFindings } from '../../platform/customers/delivery-form.ts';
import { at, type FieldFinding } from '../../platform/customers/form-errors.ts';
import { DEFAULT_REGION } from '../../platform/region/regions.ts';
import { checkEmail } from '../../platform/validation/email.ts';
import { DELIVERIES, type OrderChoice, PAYMENTS } from './order-sums.ts';

const CONSENTS: readonly CustomerField[] = ['consent_terms', 'consent_demo'];

function missing(field: CustomerField, isThere: boolean): readonly FieldFinding[] {
  return at(field, isThere ? undefined : { code: 'mandatory_field' });
}

/** Parses the delivery and payment in the form; others are absent. */
export function choiceIn(form: SubmittedForm): Partial<OrderChoice> {
  const [delivery, payment] = [
    DELIVERIES.find((value) => value === fieldText(form, 'order_delivery')),
    PAYMENTS.find((value) => value === fieldText(form, 'order_payment')),
  ];
  return { ...(delivery && { delivery }), ...(payment && { payment }) };
}

/** The errors in an order form; a guest may use the e-mail address of an account. */
export function orderFindings(form: SubmittedForm): readonly FieldFinding[] {
  const { delivery, payment } = choiceIn(form);
  return [
    ...billingFindings(form),
    ...deliveryFindings(form),
    ...at('client_email', checkEmail(fieldText(form, 'client_email'), DEFAULT_REGION)),
    ...missing('order_delivery', delivery !== undefined),
    ...missing('order_payment', payment !== undefined),
    ...CONSENTS.flatMap((name) => missing(name, fieldText(form, name) !== '')),
  ];
}
