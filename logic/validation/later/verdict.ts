import * as v from 'valibot';
import { localDayOf, parseCalendarDate } from '../../calendar/calendar-date.ts';
import { LenientText, lenientObject } from '../../wire/lenient.ts';
import type { FieldReading, FieldResult } from '../fields/field.ts';
import { failed, isAbout, isZipcodeCode } from './field-codes.ts';
import { formatsIn } from './postal-code.ts';

/** The platform's answer for one field (docs/specification.md#s3-validation-result). */
export const VerdictSchema = v.object({
  messages: v.array(lenientObject({ code: LenientText, message: LenientText })),
  clientExists: v.fallback(v.nullish(v.boolean()), undefined),
  /** A free login, if the requested one is taken. */
  clientProposedLogin: LenientText,
});

type Verdict = v.InferOutput<typeof VerdictSchema>;

/** Matches a login in a message: alone, or at its end. */
const LOGIN = /(?:^|:)\s*([\w@.-]{2,39}[\w@-])\.?\s*$/;

/** The formats of a postal code are the second message, or the only one. */
const formatsOf = (message: string, { messages }: Verdict): string =>
  messages[1]?.message || (formatsIn(message)[0] ? message : '');

/** The detail of a code: postal formats, a free login of its own field or of the message, else the message. */
function detailOf({ code, message }: Verdict['messages'][number], verdict: Verdict): string {
  if (isZipcodeCode(code)) return formatsOf(message, verdict);
  if (code !== 'login_taken_login_propose') return message;
  return verdict.clientProposedLogin || (LOGIN.exec(message)?.[1] ?? '');
}

/** Whether a valid birth date is refused because it is in the future. */
const isAhead = ({ value }: FieldReading, now: number): boolean =>
  Number(parseCalendarDate(value)) > localDayOf(now);

/** The result of a field from the platform's answer: the first message about the field decides. */
export function resultOf(reading: FieldReading, verdict: Verdict, now: number): FieldResult {
  const first = verdict.messages.find(
    ({ code, message }) => (code || message) && isAbout(reading, code),
  );
  const isLate = first?.code === 'birth_date' && isAhead(reading, now);
  const advice = isLate && { advice: 'birth_date_future' };
  const result: FieldResult = first
    ? failed(reading, { code: first.code, detail: detailOf(first, verdict), ...advice })
    : { state: 'success' };
  return { ...result, clientExists: verdict.clientExists ?? undefined };
}
