import { atom, type Getter } from 'jotai/vanilla';
import { accountsAtom } from '../platform/accounts/accounts.atoms.ts';
import type { Accounts } from '../platform/accounts/accounts.ts';
import type { Clock } from '../platform/clock.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { createCeremonyQueue } from './ceremony-queue.ts';
import { PasskeyError, passkeyErrorOf } from './passkey-error.ts';

/** Every browser claims to be Safari; only Safari gives its version that way and names no other. */
const SAFARI = /^(?!.*(?:Chrom|Android|CriOS|FxiOS|EdgiOS|OPT\/|OPiOS)).*\bVersion\/\d.*\bSafari\//;
const SAFARI_MIN_VERSION = 15;

/** The browsers for which an author may disable passkeys, with the patterns of their user agents. */
const BROWSERS = new Map([
  ['ios', /\b(?:iPhone|iPad|iPod)\b/],
  ['mac', /\bMacintosh\b/],
  ['safari', SAFARI],
  ['opera', /\b(?:OPR|Opera|OPT|OPiOS)\//],
]);

/** Whether a browser is too old for passkeys, or disabled by the author (docs/specification.md#s8-passkey-errors). */
export function isRefusedBrowser(userAgent: string, disabledOn: readonly string[]): boolean {
  const isOff = disabledOn.some((name) => BROWSERS.get(name)?.test(userAgent));
  const version = SAFARI.test(userAgent) ? /Version\/(\d+)/.exec(userAgent) : null;
  return isOff || Number(version?.[1] ?? SAFARI_MIN_VERSION) < SAFARI_MIN_VERSION;
}

/** How long after a click a prompt may open, in milliseconds: later it would be unexpected. */
export const INTENT_LIFE_MS = 30_000;

/** How fast a browser rejects a blocked prompt, in milliseconds: a shopper takes longer to cancel. */
const BLOCK_MS = 1000;

/** A request for a ceremony. */
export interface CeremonyRequest {
  /** The browsers for which the author disabled passkeys. */
  readonly disabledOn: readonly string[];
  /** Aborts when the element is removed. */
  readonly signal: AbortSignal;
  /** Whether it starts without a click. */
  readonly isOffer?: boolean;
}

/** The tools for the steps of a ceremony. */
export interface CeremonyTools {
  readonly accounts: Accounts;
  readonly signal: AbortSignal;
  /** Opens the browser's prompt in a ceremony that started with a click. */
  readonly promptShopper: (prompt: () => Promise<Credential>) => Promise<Credential>;
}

/** The ceremony queue of the page. */
export const ceremonyQueueAtom = atom((get) => createCeremonyQueue(get(platformAtom).clock));

/** Whether passkeys are supported and not disabled (docs/specification.md#s8-passkey-errors). */
export async function isSupported(get: Getter, disabledOn: readonly string[]): Promise<boolean> {
  const { passkeys } = get(accountsAtom);
  return !isRefusedBrowser(passkeys.userAgent, disabledOn) && (await passkeys.isSupported());
}

/** Runs a ceremony if passkeys are supported, one at a time per page; rejects with a `PasskeyError`. */
export async function runCeremony<T>(
  get: Getter,
  { disabledOn, signal, isOffer }: CeremonyRequest,
  steps: (tools: CeremonyTools) => Promise<T>,
): Promise<T> {
  const accounts = get(accountsAtom);
  const promptShopper = createPrompt(accounts, get(platformAtom).clock);
  try {
    if (!(await isSupported(get, disabledOn))) throw new PasskeyError('unsupported');
    signal.throwIfAborted();
    const { take, offer } = get(ceremonyQueueAtom);
    const begin = isOffer ? offer : take;
    return await begin((own) => steps({ accounts, promptShopper, signal: own }), signal);
  } catch (cause) {
    throw passkeyErrorOf(cause);
  }
}

/** Opens a prompt only while the shopper expects it; a blocked prompt requires another click. */
function createPrompt({ passkeys }: Accounts, clock: Clock): CeremonyTools['promptShopper'] {
  const pressedAt = clock.now();
  return async (prompt) => {
    if (clock.now() - pressedAt > INTENT_LIFE_MS) throw new PasskeyError('again');
    const isActive = passkeys.isUserActive();
    const promptedAt = clock.now();
    try {
      return await prompt();
    } catch (cause) {
      const error = passkeyErrorOf(cause);
      const isAtOnce = clock.now() - promptedAt <= BLOCK_MS;
      const isBlocked = error.problem === 'cancelled' && !isActive && isAtOnce;
      throw isBlocked ? new PasskeyError('again', { cause }) : error;
    }
  };
}
