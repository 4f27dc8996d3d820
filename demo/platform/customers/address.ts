import type { CallContext } from '../graphql/root-field.ts';
import { billingFindings, billingFrom, clientTypeIn } from './billing-form.ts';
import { currentAccount, profileOf } from './current.ts';
import type { FormResult } from './customer.types.ts';
import type { SubmittedForm } from './customer-fields.ts';
import { deliveryFindings, deliveryFrom } from './delivery-form.ts';
import { errorsOf } from './form-errors.ts';

/**
 * Saves the customer's data and addresses: the fields `client_type` to `client_phone`, and
 * `delivery_*`, which may all be empty. Undefined when no customer is logged in.
 */
export function updateAddress(form: SubmittedForm, context: CallContext): FormResult | undefined {
  const account = currentAccount(context);
  if (!account) return undefined;
  const findings = [...billingFindings(form), ...deliveryFindings(form)];
  if (findings.length > 0) return { ok: false, errors: errorsOf(findings) };
  const changed = {
    ...account,
    type: clientTypeIn(form),
    billing: billingFrom(form),
    delivery: deliveryFrom(form),
  };
  context.shop.store.replaceAccount(changed);
  return { ok: true, customer: profileOf(changed) };
}
