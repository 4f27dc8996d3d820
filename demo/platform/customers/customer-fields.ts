/** The input names of a customer's forms. */
export const CUSTOMER_FIELDS = [
  'client_type',
  'client_firstname',
  'client_lastname',
  'client_firm',
  'client_nip',
  'client_street',
  'client_street_number',
  'client_zipcode',
  'client_city',
  'client_region',
  'client_phone_prefix',
  'client_phone',
  'client_email',
  'birth_date',
  'bank_account',
  'client_login',
  'client_password',
  'client_password_repeat',
  'delivery_firstname',
  'delivery_lastname',
  'delivery_additional',
  'delivery_street',
  'delivery_street_number',
  'delivery_zipcode',
  'delivery_city',
  'delivery_region',
  'delivery_phone',
  'consent_terms',
  'consent_newsletter',
  'consent_demo',
  'order_delivery',
  'order_locker',
  'order_locker_zipcode',
  'order_payment',
  'document',
] as const;

/** The name of an input. */
export type CustomerField = (typeof CUSTOMER_FIELDS)[number];

/** A submitted form: `FormData` with a file, or `URLSearchParams` without. */
export interface SubmittedForm {
  get(name: string): string | File | null;
}

/** The value of an input with its outer spaces, which may belong to a password; '' when the form has no such input. */
export function passwordText(form: SubmittedForm, field: CustomerField): string {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
}

/** The value of an input without outer spaces; '' when the form has no such input. */
export function fieldText(form: SubmittedForm, field: CustomerField): string {
  return passwordText(form, field).trim();
}
