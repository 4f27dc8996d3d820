import * as v from 'valibot';
import { LenientText, lenientObject } from '../lenient.ts';
import type { FieldReading, FieldResult } from './field.ts';
import { failed, isAbout } from './field-codes.ts';

/** What the platform says of one field (specification §3, "Validation result"). */
export const VerdictSchema = v.object({
  messages: v.array(lenientObject({ code: LenientText, message: LenientText })),
  clientExists: v.fallback(v.nullish(v.boolean()), undefined),
});

type Verdict = v.InferOutput<typeof VerdictSchema>;

/** How a field stands after the platform's verdict: the first message about it decides. */
export function resultOf(reading: FieldReading, verdict: Verdict): FieldResult {
  const first = verdict.messages.find(
    ({ code, message }) => (code || message) && isAbout(reading, code),
  );
  const result: FieldResult = first
    ? failed(reading, { code: first.code, detail: first.message })
    : { state: 'success' };
  return { ...result, clientExists: verdict.clientExists ?? undefined };
}
