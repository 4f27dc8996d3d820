import * as v from 'valibot';
import { LenientText, lenientObject } from '../../wire/lenient.ts';
import { shape } from '../../wire/shape.ts';
import type { FieldReading, FieldResult } from '../fields/field.ts';
import { failed, isAbout, isZipcodeCode } from './field-codes.ts';

/** The platform's answer for one field (docs/specification.md#s3-validation-result). */
export const VerdictSchema = shape({
  messages: v.array(lenientObject({ code: LenientText, message: LenientText })),
  clientExists: v.fallback(v.nullish(v.boolean()), undefined),
  /** A free login, where the requested one is taken. */
  clientProposedLogin: LenientText,
});

type Verdict = v.InferOutput<typeof VerdictSchema>;

/** The detail of a code: postal formats come as the second message, a free login in a property. */
function detailOf(
  { code, message }: Verdict['messages'][number],
  { messages, clientProposedLogin }: Verdict,
): string {
  if (isZipcodeCode(code)) return messages[1]?.message ?? '';
  return code === 'login_taken_login_propose' ? clientProposedLogin : message;
}

/** The result of a field by the platform's verdict: the first message about the field decides. */
export function resultOf(reading: FieldReading, verdict: Verdict): FieldResult {
  const first = verdict.messages.find(
    ({ code, message }) => (code || message) && isAbout(reading, code),
  );
  const result: FieldResult = first
    ? failed(reading, { code: first.code, detail: detailOf(first, verdict) })
    : { state: 'success' };
  return { ...result, clientExists: verdict.clientExists ?? undefined };
}
