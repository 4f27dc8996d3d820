/** The kinds of failure of a call to the platform. */
export type PlatformErrorKind = 'network' | 'timeout' | 'response' | 'refused' | 'aborted';

const TEXTS: Record<PlatformErrorKind, string> = {
  network: 'the connection failed',
  timeout: 'no answer in time',
  response: 'unusable answer',
  refused: 'the platform refused',
  aborted: 'aborted',
};

/** A call without a usable answer. Its message never contains sent or received data. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly operation: string;
  readonly kind: PlatformErrorKind;
  /** The HTTP status of a failed response. */
  readonly status: number | undefined;

  constructor(operation: string, kind: PlatformErrorKind, status?: number) {
    super(`[shop] ${operation}: ${TEXTS[kind]}${status ? ` (status ${status})` : ''}.`);
    this.operation = operation;
    this.kind = kind;
    this.status = status;
  }
}

/** A refusal by the platform, with its message for the shopper. */
export class PlatformRefusal extends PlatformError {
  readonly text: string;

  constructor(operation: string, text: string) {
    super(operation, 'refused');
    this.text = text;
  }
}

/** A call that was never sent: it cannot have changed anything. */
export class UnsentError extends PlatformError {
  constructor(operation: string) {
    super(operation, 'network');
  }
}
