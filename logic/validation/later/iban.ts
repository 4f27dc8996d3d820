import * as v from 'valibot';
import { withQuery } from '../../platform/http.ts';
import { parseJson } from '../../wire/json.ts';
import { LenientNumber } from '../../wire/lenient.ts';

const AnswerSchema = v.object({ errno: LenientNumber });

/** The URL that verifies a bank account (docs/specification.md#s7-row-2). */
export const ibanUrl = (endpoint: string, account: string): string =>
  withQuery(
    endpoint,
    `action=verify_iban&bankAccount=${encodeURIComponent(account.toWellFormed())}`,
  );

/** Whether the account is valid according to the answer; undefined if that cannot be parsed. */
export function isValidIban(text: string): boolean | undefined {
  const errno = parseJson(AnswerSchema, text)?.errno;
  return errno === undefined ? undefined : errno === 0;
}
