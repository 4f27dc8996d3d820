import { atom, type Getter } from 'jotai/vanilla';
import { accountsAtom } from '../platform/accounts/accounts.atoms.ts';
import type { Accounts } from '../platform/accounts/accounts.ts';
import type { Clock } from '../platform/clock.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { PasskeyError, passkeyErrorOf } from './passkey-error.ts';
import { isRefusedBrowser } from './support.ts';
import { createTurns } from './turns.ts';

/** How long after a press the browser may still ask the shopper, who by then does something else. */
export const INTENT_LIFE_MS = 30_000;

/** How soon a browser rejects what it does not let up: whoever cancels takes longer. */
const BLOCK_MS = 1000;

/** Who asks for a ceremony. */
export interface CeremonyRequest {
  /** Where the author switched passkeys off. */
  readonly disabledOn: readonly string[];
  /** Aborts it: the element is gone. */
  readonly signal: AbortSignal;
  /** Whether it begins without a press. */
  readonly isOffer?: boolean;
}

/** What the steps of a ceremony work with. */
export interface CeremonyTools {
  readonly accounts: Accounts;
  readonly signal: AbortSignal;
  /** Runs the browser's own part of a ceremony that began with a press. */
  readonly askShopper: (prompt: () => Promise<Credential>) => Promise<Credential>;
}

/** The ceremonies of the page. */
export const turnsAtom = atom((get) => createTurns(get(platformAtom).clock));

/** Whether passkeys work here and are not switched off (docs/specification.md#s8-passkey-errors). */
export async function isSupported(get: Getter, disabledOn: readonly string[]): Promise<boolean> {
  const { passkeys } = get(accountsAtom);
  return !isRefusedBrowser(passkeys.userAgent, disabledOn) && (await passkeys.isSupported());
}

/** Runs a ceremony where passkeys are supported, the only one of the page; rejects with a `PasskeyError`. */
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
    const { take, offer } = get(turnsAtom);
    const begin = isOffer ? offer : take;
    return await begin((own) => steps({ accounts, askShopper, signal: own }), signal);
  } catch (cause) {
    throw passkeyErrorOf(cause);
  }
}

/** Asks the shopper only while they still expect it; a prompt that the browser did not let up is to be asked for again. */
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
