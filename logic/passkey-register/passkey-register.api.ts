import { type AccountsAnswer, AccountsAnswerSchema } from '../passkeys/accounts-answers.ts';
import type { AccountsCall } from '../platform/accounts/accounts.ts';

/** Options for a registration: the body is the token itself (docs/specification.md#s7-row-4). */
export const REGISTRATION_OPTIONS: AccountsCall<AccountsAnswer> = {
  name: 'generateRegisterRequest',
  path: 'webAuthn/generateRegisterRequest.php',
  answer: AccountsAnswerSchema,
};

/** A registration (docs/specification.md#s7-row-5). */
export const REGISTRATION: AccountsCall<AccountsAnswer> = {
  name: 'register',
  path: 'webAuthn/register.php',
  answer: AccountsAnswerSchema,
};
