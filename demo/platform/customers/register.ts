import type { CallContext } from '../graphql/root-field.ts';
import { track } from '../tracking/tracking.ts';
import type { FormResult } from './customer.types.ts';
import { passwordText, type SubmittedForm } from './customer-fields.ts';
import { errorsOf, type FieldFinding } from './form-errors.ts';
import { hashedPassword } from './password.ts';
import { profileFrom, registrationFindings } from './registration-form.ts';

/** Why an account was not created although the form was valid. */
function takenFinding(login: string, { shop }: CallContext): FieldFinding {
  return shop.store.account(login)
    ? { field: 'client_login', finding: { code: 'used_login' } }
    : { field: 'client_email', finding: { code: 'client_exists' } };
}

/** Registers a customer and logs them in under a new session id; the content of a file is not stored. */
export async function registerCustomer(
  form: SubmittedForm,
  context: CallContext,
): Promise<FormResult> {
  const { shop, visit } = context;
  const refused = (findings: readonly FieldFinding[]): FormResult => ({
    ok: false,
    errors: errorsOf(findings),
  });
  const findings = registrationFindings(form, context);
  if (findings.length > 0) return refused(findings);
  const password = await hashedPassword(passwordText(form, 'client_password'));
  const customer = profileFrom(form, shop.now());
  const { login } = customer;
  // Another request may have taken the login while the password was hashed.
  if (!shop.store.addAccount({ ...customer, password })) {
    return refused([takenFinding(login, context)]);
  }
  // A registration token issued earlier for this login must not add a passkey to the new account.
  shop.store.dropTokensOf(login);
  visit.logIn(login);
  track(visit, { event: 'sign_up', method: 'password' });
  return { ok: true, customer };
}
