import type { CallContext } from '../../graphql/root-field.ts';
import { jsonAnswer, textAnswer } from '../../http/answers.ts';
import { type AnswerFailure, type Delay, underSwitches } from '../../settings/switches.ts';
import { ibanErrno, normalisedIban } from './iban.ts';

function verified(account: string, failure: AnswerFailure): Response {
  if (failure === 'refuse') return textAnswer('Forbidden', 403);
  return jsonAnswer(failure === 'partial' ? {} : { errno: ibanErrno(normalisedIban(account)) });
}

/** `GET /ajax/payments.php?action=verify_iban&bankAccount=` (docs/specification.md#s7-row-2): `{errno}`, 0 for an IBAN. */
export async function answerPayments(
  request: Request,
  { visit }: CallContext,
  delay: Delay,
): Promise<Response> {
  if (request.method !== 'GET') return textAnswer('Method Not Allowed', 405);
  const { searchParams } = new URL(request.url);
  if (searchParams.get('action') !== 'verify_iban') return textAnswer('Unknown action.', 400);
  const account = searchParams.get('bankAccount') ?? '';
  const { settings } = visit.session();
  const call = { kinds: ['iban' as const], settings, signal: request.signal, delay };
  return underSwitches(call, async (failure) => verified(account, failure));
}
