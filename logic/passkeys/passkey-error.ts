import type { Refusal } from '../platform/outcome/outcome.ts';
import { PlatformError } from '../platform/platform-error.ts';

/**
 * The reasons that stop a passkey ceremony, with English messages of docs/specification.md#s8-passkey-errors if
 * defined.
 */
export const PROBLEMS = {
  unsupported: 'Browser not supported.',
  userLogin: '"userLogin" is required.',
  authorizeToken: '"authorizeToken" is required.',
  noData: 'Failed to retrieve data.',
  unknown: 'Unknown error occured.',
  loginToken: '"loginToken" is invalid.',
  connection: 'A connection error occurred...',
  registered: 'This device is already registered.',
  pending: 'Another passkey request is open on this page.',
  again: 'That took too long. Press the button again.',
  cancelled: 'The ceremony was cancelled.',
  aborted: 'The ceremony was aborted.',
};
export type PasskeyProblem = keyof typeof PROBLEMS;

/** The reasons that are not reported: the shopper or the page caused them on purpose. */
const QUIET: readonly PasskeyProblem[] = ['again', 'cancelled', 'aborted'];

/** The numeric codes that the specification defines. */
const NUMBERS: Partial<Record<PasskeyProblem, number>> = { unsupported: 1 };

interface Details {
  /** The server's message for the shopper. */
  text?: string;
  cause?: unknown;
}

/** A ceremony that failed; its message is the server's, else the English of docs/specification.md#s8-passkey-errors. */
export class PasskeyError extends Error implements Refusal {
  override readonly name = 'PasskeyError';
  readonly problem: PasskeyProblem;
  readonly code: string | number;
  readonly text: string;

  constructor(problem: PasskeyProblem, { text = '', cause }: Details = {}) {
    super(text || PROBLEMS[problem], { cause });
    this.problem = problem;
    this.code = NUMBERS[problem] ?? problem;
    this.text = text;
  }

  /** Whether the shopper or the page ended the ceremony on purpose. */
  get isQuiet(): boolean {
    return QUIET.includes(this.problem);
  }
}

/** The reasons of browser errors, by name; any other error is technical. */
const BY_NAME: ReadonlyMap<unknown, PasskeyProblem> = new Map([
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'aborted'],
  ['InvalidStateError', 'registered'],
  ['OperationError', 'pending'],
]);

/** The name of an error, possibly from another frame. */
const nameOf = (cause: unknown): unknown =>
  typeof cause === 'object' && cause !== null && 'name' in cause ? cause.name : undefined;

function platformProblem({ kind }: PlatformError): PasskeyProblem {
  if (kind === 'aborted') return 'aborted';
  return kind === 'response' ? 'noData' : 'connection';
}

/** The `PasskeyError` for any error that stopped a ceremony. */
export function passkeyErrorOf(cause: unknown): PasskeyError {
  if (cause instanceof PasskeyError) return cause;
  if (cause instanceof PlatformError) return new PasskeyError(platformProblem(cause), { cause });
  return new PasskeyError(BY_NAME.get(nameOf(cause)) ?? 'unknown', { cause });
}
