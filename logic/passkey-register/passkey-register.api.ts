import { type AccountsAnswer, AccountsAnswerSchema } from '../passkeys/accounts-answers.ts';
import type { AccountsCall } from '../platform/accounts/accounts.ts';

/** Specification §7, row 4: the body is the token itself. */
export const REGISTRATION_OPTIONS: AccountsCall<AccountsAnswer> = {
  name: 'generateRegisterRequest',
  path: 'webAuthn/generateRegisterRequest.php',
  answer: AccountsAnswerSchema,
};

/** Specification §7, row 5. */
export const REGISTRATION: AccountsCall<AccountsAnswer> = {
  name: 'register',
  path: 'webAuthn/register.php',
  answer: AccountsAnswerSchema,
};
