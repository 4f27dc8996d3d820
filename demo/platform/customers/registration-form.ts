import type { CallContext } from '../graphql/root-field.ts';
import { DEFAULT_REGION } from '../region/regions.ts';
import { checkBirthDate } from '../validation/birth-date.ts';
import { checkEmail } from '../validation/email.ts';
import { checkIban, normalisedIban } from '../validation/iban/iban.ts';
import { checkLogin } from '../validation/login.ts';
import { checkPassword } from '../validation/password.ts';
import type { Finding } from '../validation/validation.types.ts';
import { billingFindings, billingFrom, clientTypeIn } from './billing-form.ts';
import type { CustomerProfile } from './customer.types.ts';
import { fieldText, passwordText, type SubmittedForm } from './customer-fields.ts';
import { deliveryFindings, deliveryFrom } from './delivery-form.ts';
import { checkDocument, documentIn } from './document.ts';
import { at, type FieldFinding } from './form-errors.ts';
import { isEmailTaken, isLoginTaken } from './taken.ts';

function loginFindings(form: SubmittedForm, context: CallContext): readonly FieldFinding[] {
  const login = fieldText(form, 'client_login');
  const password = passwordText(form, 'client_password');
  const isSame = password === passwordText(form, 'client_password_repeat');
  return [
    ...at(
      'client_login',
      checkLogin(login, (name) => isLoginTaken(name, context)),
    ),
    ...at('client_password', checkPassword(password, login)),
    ...at('client_password_repeat', isSame ? undefined : { code: 'not_equal_passwords' }),
  ];
}

function emailFinding(email: string, context: CallContext): Finding | undefined {
  const wrong = checkEmail(email, DEFAULT_REGION);
  return wrong ?? (isEmailTaken(email, context) ? { code: 'client_exists' } : undefined);
}

function whenFilled(value: string, check: (value: string) => Finding | undefined) {
  return value === '' ? undefined : check(value);
}

/** The errors in a registration form. */
export function registrationFindings(
  form: SubmittedForm,
  context: CallContext,
): readonly FieldFinding[] {
  const birthDate = fieldText(form, 'birth_date');
  const hasAgreed = fieldText(form, 'consent_terms') !== '';
  return [
    ...billingFindings(form),
    ...deliveryFindings(form),
    ...at('client_email', emailFinding(fieldText(form, 'client_email'), context)),
    ...at(
      'birth_date',
      whenFilled(birthDate, (day) => checkBirthDate(day, context.shop.now())),
    ),
    ...at('bank_account', whenFilled(fieldText(form, 'bank_account'), checkIban)),
    ...loginFindings(form, context),
    ...at('consent_terms', hasAgreed ? undefined : { code: 'mandatory_field' }),
    ...at('document', checkDocument(documentIn(form))),
  ];
}

/** The customer of a valid form; `now` is milliseconds since 1970. */
export function profileFrom(form: SubmittedForm, now: number): CustomerProfile {
  return {
    login: fieldText(form, 'client_login'),
    email: fieldText(form, 'client_email'),
    type: clientTypeIn(form),
    billing: billingFrom(form),
    delivery: deliveryFrom(form),
    birthDate: fieldText(form, 'birth_date'),
    bankAccount: normalisedIban(fieldText(form, 'bank_account')),
    newsletter: fieldText(form, 'consent_newsletter') !== '',
    document: documentIn(form),
    registeredAt: now,
  };
}
