/** The kinds of failure between the page and the platform. */
export type PlatformErrorKind = 'network' | 'timeout' | 'response' | 'refused' | 'aborted';

const TEXTS: Record<PlatformErrorKind, string> = {
  network: 'the connection failed',
  timeout: 'no answer in time',
  response: 'unusable answer',
  refused: 'the platform refused',
  aborted: 'aborted',
};

/** A call without a usable answer; its text never holds anything that was sent or received. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly operation: string;
  readonly kind: PlatformErrorKind;
  /** The HTTP status, where an answer came but was refused. */
  readonly status: number | undefined;

  constructor(operation: string, kind: PlatformErrorKind, status?: number) {
    super(`[shop] ${operation}: ${TEXTS[kind]}${status ? ` (status ${status})` : ''}.`);
    this.operation = operation;
    this.kind = kind;
    this.status = status;
  }
}

/** The platform's "no" to an operation that it may refuse, with its own words for the shopper. */
export class PlatformRefusal extends PlatformError {
  readonly words: string;

  constructor(operation: string, words: string) {
    super(operation, 'refused');
    this.words = words;
  }
}

/** A call that has not left the page: it surely changed nothing. */
export class UnsentError extends PlatformError {
  constructor(operation: string) {
    super(operation, 'network');
  }
}
