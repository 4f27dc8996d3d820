import type { Clock } from './clock.ts';
import { listen } from './listen.ts';
import { PlatformError, type PlatformErrorKind, UnsentError } from './platform-error.ts';

export const DEFAULT_TIMEOUT_MS = 16_000;

/** More than any answer of a shop: parsing a larger one would only keep a slow phone busy. */
const MAX_ANSWER_BYTES = 2_097_152;

/** One exchange with a server. */
export interface HttpCall {
  /** For error texts. */
  readonly subject: string;
  readonly url: string;
  readonly init?: RequestInit;
  readonly timeoutMs?: number;
  /** A read may be tried once more. */
  readonly isRead?: boolean;
  /** Reads an answer whose letters are not UTF-8. */
  readonly readText?: (response: Response) => Promise<string>;
}

/** The text of a successful answer, or `PlatformError`. */
export type Send = (call: HttpCall, signal?: AbortSignal) => Promise<string>;

export interface HttpPorts {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly onResponse?: (response: Response) => void;
}

const SERVER_ERROR = 500;

/** Whether a call is sent once more: a read that got no answer, or whose address is all that is asked and failed there. */
const isRepeatable = ({ isRead, init }: HttpCall, { kind, status = 0 }: PlatformError): boolean =>
  isRead === true && (kind === 'network' || (!init && status >= SERVER_ERROR));

/** Sends every call of the library: with timeouts, aborts, one retry of reads, and errors without content. */
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
  // A page's own wrapper around fetch may ignore the signal; this promise does not.
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
  // what a browser says of being online may be wrong, so it is tried all the same
  const isOffline = globalThis.navigator?.onLine === false;
  try {
    const response = await ports.fetch(url, {
      redirect: init?.method === 'POST' ? 'error' : 'follow',
      ...init,
      signal,
    });
    ports.onResponse?.(response);
    const text = await textOf(response, call);
    if (text !== undefined) return text;
    throw new PlatformError(subject, 'response', response.status);
  } catch (error) {
    if (error instanceof PlatformError) throw error;
    throw isOffline ? new UnsentError(subject) : new PlatformError(subject, 'network');
  }
}

/** The text of a usable answer; empty where the answer is a redirect that is not to be followed. */
async function textOf(response: Response, { readText }: HttpCall): Promise<string | undefined> {
  if (response.type === 'opaqueredirect') return '';
  const length = Number(response.headers.get('content-length'));
  // A page's own wrapper around fetch may have read the body already; a second read would throw.
  if (!response.ok || response.bodyUsed || length > MAX_ANSWER_BYTES) return undefined;
  const text = await (readText?.(response) ?? response.text());
  return text.length <= MAX_ANSWER_BYTES ? text : undefined;
}
