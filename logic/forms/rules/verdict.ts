import * as v from 'valibot';
import { LenientText, lenientObject } from '../../wire/lenient.ts';
import { shape } from '../../wire/shape.ts';
import type { FieldReading, FieldResult } from '../fields/field.ts';
import { failed, isAbout, isZipcodeCode } from './field-codes.ts';

/** What the platform says of one field (docs/specification.md#s3-validation-result). */
export const VerdictSchema = shape({
  messages: v.array(lenientObject({ code: LenientText, message: LenientText })),
  clientExists: v.fallback(v.nullish(v.boolean()), undefined),
  /** A login that is free, where the one that was sent is not. */
  clientProposedLogin: LenientText,
});

type Verdict = v.InferOutput<typeof VerdictSchema>;

/** What is said beside a code: the postal formats are the second message, the free login is a field of its own. */
function detailOf(
  { code, message }: Verdict['messages'][number],
  { messages, clientProposedLogin }: Verdict,
): string {
  if (isZipcodeCode(code)) return messages[1]?.message ?? '';
  return code === 'login_taken_login_propose' ? clientProposedLogin : message;
}

/** How a field stands after the platform's verdict: the first message about it decides. */
export function resultOf(reading: FieldReading, verdict: Verdict): FieldResult {
  const first = verdict.messages.find(
    ({ code, message }) => (code || message) && isAbout(reading, code),
  );
  const result: FieldResult = first
    ? failed(reading, { code: first.code, detail: detailOf(first, verdict) })
    : { state: 'success' };
  return { ...result, clientExists: verdict.clientExists ?? undefined };
}
