import type { Clock } from './clock.ts';
import { listen } from './listen.ts';
import { PlatformError, type PlatformErrorKind, UnsentError } from './platform-error.ts';

export const DEFAULT_TIMEOUT_MS = 16_000;
/** The timeout of a request that the shopper waits for, in milliseconds. */
export const SHOPPER_TIMEOUT_MS = 8000;

/** No answer of a shop is larger: parsing one would only block a slow phone. */
const MAX_ANSWER_BYTES = 2_097_152;

/** A request to a server. */
export interface HttpCall {
  /** The name of the call in error messages. */
  readonly subject: string;
  readonly url: string;
  readonly init?: RequestInit;
  readonly timeoutMs?: number;
  /** Whether the request may be retried once. */
  readonly isRead?: boolean;
}

/** Resolves to the text of a successful answer; rejects with `PlatformError`. */
export type Send = (call: HttpCall, signal?: AbortSignal) => Promise<string>;

export interface HttpPorts {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly onResponse?: (response: Response) => void;
}

const SERVER_ERROR = 500;

/** Whether a call is retried: a read without an answer, or a failed read that is fully described by its URL. */
const isRepeatable = ({ isRead, init }: HttpCall, { kind, status = 0 }: PlatformError): boolean =>
  isRead === true && (kind === 'network' || (!init && status >= SERVER_ERROR));

/** Sends all requests of the library, with timeouts, aborts, one retry of reads, and errors without content. */
export const createSend =
  (ports: HttpPorts): Send =>
  (call, signal) =>
    attempt(ports, call, signal).catch((error: PlatformError) => {
      if (!isRepeatable(call, error)) throw error;
      return attempt(ports, call, signal);
    });

async function attempt(ports: HttpPorts, call: HttpCall, signal?: AbortSignal): Promise<string> {
  const controller = new AbortController();
  const stop = (kind: PlatformErrorKind) => controller.abort(new PlatformError(call.subject, kind));
  const abort = () => stop('aborted');
  const cancelTimeout = ports.clock.after(call.timeoutMs ?? DEFAULT_TIMEOUT_MS, () =>
    stop('timeout'),
  );
  // The page may wrap fetch and ignore the signal; this promise does not.
  const stopped = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
  });
  const stopListening = listen(signal, { abort });
  if (signal?.aborted) abort();
  try {
    return await Promise.race([stopped, exchange(ports, call, controller.signal)]);
  } finally {
    cancelTimeout();
    stopListening();
  }
}

async function exchange(ports: HttpPorts, call: HttpCall, signal: AbortSignal): Promise<string> {
  const { subject, url, init } = call;
  // `onLine` may be wrong, so the request is sent anyway
  const isOffline = globalThis.navigator?.onLine === false;
  try {
    const response = await ports.fetch(url, {
      redirect: init?.method === 'POST' ? 'error' : 'follow',
      ...init,
      signal,
    });
    ports.onResponse?.(response);
    const text = await textOf(response);
    if (text !== undefined) return text;
    throw new PlatformError(subject, 'response', response.status);
  } catch (error) {
    if (error instanceof PlatformError) throw error;
    throw isOffline ? new UnsentError(subject) : new PlatformError(subject, 'network');
  }
}

/** The text of a usable answer; '' for a redirect that is not followed. */
async function textOf(response: Response): Promise<string | undefined> {
  if (response.type === 'opaqueredirect') return '';
  const length = Number(response.headers.get('content-length'));
  // The page may wrap fetch and have read the body already; a second read would throw.
  if (!response.ok || response.bodyUsed || length > MAX_ANSWER_BYTES) return undefined;
  const text = await response.text();
  return text.length <= MAX_ANSWER_BYTES ? text : undefined;
}

/** The URL with a query string, which may be empty, appended. */
export const withQuery = (url: string, query: string): string =>
  query ? url + (url.includes('?') ? '&' : '?') + query : url;
