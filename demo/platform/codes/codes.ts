import { REBATE_CODES } from '../data/rebate-codes.ts';
import type { Texts } from '../language.ts';
import { type MutationResult, refusal, SUCCESS } from '../mutation-result.ts';
import type { Visit } from '../visit.ts';

/** Why a code cannot be activated. */
const REFUSALS = {
  undefined: { pl: 'Nie ma takiego kodu rabatowego.', en: 'There is no such discount code.' },
  expired: { pl: 'Ten kod rabatowy stracił ważność.', en: 'This discount code has expired.' },
  used: {
    pl: 'Ten kod rabatowy został już wykorzystany.',
    en: 'This discount code has been used already.',
  },
} as const satisfies Record<string, Texts>;

/** Activates a code for the visitor's session, instead of the previous one. */
export function activateCode(code: string, visit: Visit): MutationResult {
  const known = REBATE_CODES.get(code);
  const reason = known ? known.over : 'undefined';
  if (reason) return refusal(reason, REFUSALS[reason][visit.lang]);
  visit.change({ rebateCode: code });
  return SUCCESS;
}

/** Deactivates the code of the visitor's session. */
export function deactivateCode(visit: Visit): MutationResult {
  visit.change({ rebateCode: '' });
  return SUCCESS;
}
