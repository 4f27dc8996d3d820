import type { Finding } from './validation.types.ts';

const LOGIN = /^[A-Za-z\d@._-]{3,40}$/;
const MAX_CHARACTERS = 40;
const MAX_PROPOSALS = 50;
/** Logins that are reserved, and never proposed. */
const RESERVED: ReadonlySet<string> = new Set(['admin', 'administrator', 'root', 'sklep', 'shop']);

/** Whether a login is taken. */
export type IsTaken = (login: string) => boolean;

function proposalFor(login: string, isTaken: IsTaken): string | undefined {
  for (let number = 1; number <= MAX_PROPOSALS; number++) {
    const proposal = login.slice(0, MAX_CHARACTERS - String(number).length) + number;
    if (!isTaken(proposal)) return proposal;
  }
  return undefined;
}

function takenLogin(login: string, isTaken: IsTaken): Finding {
  // Another e-mail address is no useful proposal.
  if (login.includes('@')) return { code: 'used_login' };
  const proposal = proposalFor(login, isTaken);
  if (proposal === undefined) return { code: 'login_taken' };
  return { code: 'login_taken_login_propose', detail: proposal };
}

/** Accepts a well-formed login that is free; when a similar one is free, the detail proposes it. */
export function checkLogin(login: string, isTaken: IsTaken): Finding | undefined {
  if (login === '') return { code: 'no_login' };
  if (!LOGIN.test(login)) return { code: 'incorect_login' };
  if (RESERVED.has(login.toLowerCase())) return { code: 'login_taken' };
  return isTaken(login) ? takenLogin(login, isTaken) : undefined;
}
