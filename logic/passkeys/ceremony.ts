import { atom, type Getter } from 'jotai/vanilla';
import { accountsAtom } from '../platform/accounts/accounts.atoms.ts';
import type { Accounts } from '../platform/accounts/accounts.ts';
import type { Clock } from '../platform/clock.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { createCeremonyQueue } from './ceremony-queue.ts';
import { PasskeyError, passkeyErrorOf } from './passkey-error.ts';

/** Where an author may switch passkeys off. */
const SWITCHES = ['mac', 'ios', 'safari', 'opera'] as const;
type Switch = (typeof SWITCHES)[number];

const SAFARI_MIN_VERSION = 15;

const PATTERNS: Readonly<Record<Switch, RegExp>> = {
  ios: /\b(?:iPhone|iPad|iPod)\b/,
  mac: /\bMacintosh\b/,
  // every browser calls itself Safari; only Safari itself tells its version so, and names no other
  safari: /^(?!.*(?:Chrom|Android|CriOS|FxiOS|EdgiOS|OPT\/|OPiOS)).*\bVersion\/\d.*\bSafari\//,
  opera: /\b(?:OPR|Opera|OPT|OPiOS)\//,
};

const isSwitch = (text: string): text is Switch => SWITCHES.some((known) => known === text);

/** Whether a browser is too old for passkeys, or the author switched them off for it (docs/specification.md#s8-passkey-errors). */
export function isRefusedBrowser(userAgent: string, disabledOn: readonly string[]): boolean {
  const isOff = disabledOn.some((name) => isSwitch(name) && PATTERNS[name].test(userAgent));
  const version = PATTERNS.safari.test(userAgent) ? /Version\/(\d+)/.exec(userAgent) : null;
  return isOff || Number(version?.[1] ?? SAFARI_MIN_VERSION) < SAFARI_MIN_VERSION;
}

/**
 * The time after a press in which the browser may ask the shopper, in milliseconds: later the shopper does something
 * else.
 */
export const INTENT_LIFE_MS = 30_000;

/**
 * The time within which a browser rejects a prompt that it does not show, in milliseconds: a shopper takes longer to
 * cancel.
 */
const BLOCK_MS = 1000;

/** A request for a ceremony. */
export interface CeremonyRequest {
  /** Where the author switched passkeys off. */
  readonly disabledOn: readonly string[];
  /** Aborts it: the element is gone. */
  readonly signal: AbortSignal;
  /** Whether it begins without a press. */
  readonly isOffer?: boolean;
}

/** The tools for the steps of a ceremony. */
export interface CeremonyTools {
  readonly accounts: Accounts;
  readonly signal: AbortSignal;
  /** Runs the browser's own part of a ceremony that began with a press. */
  readonly askShopper: (prompt: () => Promise<Credential>) => Promise<Credential>;
}

/** The ceremonies of the page. */
export const ceremonyQueueAtom = atom((get) => createCeremonyQueue(get(platformAtom).clock));

/** Whether passkeys work here and are not switched off (docs/specification.md#s8-passkey-errors). */
export async function isSupported(get: Getter, disabledOn: readonly string[]): Promise<boolean> {
  const { passkeys } = get(accountsAtom);
  return !isRefusedBrowser(passkeys.userAgent, disabledOn) && (await passkeys.isSupported());
}

/** Runs a ceremony, one at a time on a page, where passkeys are supported; rejects with a `PasskeyError`. */
export async function runCeremony<T>(
  get: Getter,
  { disabledOn, signal, isOffer }: CeremonyRequest,
  steps: (tools: CeremonyTools) => Promise<T>,
): Promise<T> {
  const accounts = get(accountsAtom);
  const askShopper = createPrompt(accounts, get(platformAtom).clock);
  try {
    if (!(await isSupported(get, disabledOn))) throw new PasskeyError('unsupported');
    signal.throwIfAborted();
    const { take, offer } = get(ceremonyQueueAtom);
    const begin = isOffer ? offer : take;
    return await begin((own) => steps({ accounts, askShopper, signal: own }), signal);
  } catch (cause) {
    throw passkeyErrorOf(cause);
  }
}

/** Asks the shopper only while they still expect it; a prompt that the browser did not show needs another press. */
function createPrompt({ passkeys }: Accounts, clock: Clock): CeremonyTools['askShopper'] {
  const pressedAt = clock.now();
  return async (prompt) => {
    if (clock.now() - pressedAt > INTENT_LIFE_MS) throw new PasskeyError('again');
    const isActive = passkeys.isUserActive();
    const askedAt = clock.now();
    try {
      return await prompt();
    } catch (cause) {
      const error = passkeyErrorOf(cause);
      const isAtOnce = clock.now() - askedAt <= BLOCK_MS;
      const isBlocked = error.problem === 'cancelled' && !isActive && isAtOnce;
      throw isBlocked ? new PasskeyError('again', { cause }) : error;
    }
  };
}
