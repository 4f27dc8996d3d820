import type { GenericSchema } from 'valibot';
import type { AccountsAnswer } from '../platform/accounts/accounts.ts';
import { parseJson } from '../wire/json.ts';
import { PasskeyError } from './passkey-error.ts';

/** The error for a refusal with the service's message: `errorMsg` of an error, `ms` of any other status. */
export function refusalIn({ status, errorMsg, ms }: AccountsAnswer): PasskeyError {
  const text = status === 'error' ? errorMsg || ms : ms || errorMsg;
  return new PasskeyError('unknown', { text });
}

/** The credential options of an answer; throws a `PasskeyError` after a refusal or without options. */
export function optionsIn<T>(
  answer: AccountsAnswer,
  schema: GenericSchema<unknown, { publicKey: T }>,
): T {
  const { status, data } = answer;
  const refusal = refusalIn(answer);
  if (status === 'error') throw refusal;
  const options = parseJson(schema, data);
  if (options) return options.publicKey;
  throw status !== 'success' && refusal.text ? refusal : new PasskeyError('noData');
}
