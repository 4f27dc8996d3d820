import { PlatformError } from './platform-error.ts';

/** A call that equal concurrent calls may share. */
export interface SharedCall<T> {
  /** The name of the call in the message of an abort. */
  readonly subject: string;
  /** Calls with the same key are equal. */
  readonly key: string;
  readonly start: (signal: AbortSignal) => Promise<T>;
}

/** Equal concurrent calls share one promise, which is aborted when no caller waits for it. */
export interface Sharing<T> {
  join(call: SharedCall<T>, signal?: AbortSignal): Promise<T>;
  /** Prevents new callers from joining pending calls, whose answers may precede a change. */
  close(): void;
}

interface Flight<T> {
  readonly answer: Promise<T>;
  readonly controller: AbortController;
  waiting: number;
}

export function createSharing<T>(): Sharing<T> {
  const flights = new Map<string, Flight<T>>();

  function takeOff({ key, start }: SharedCall<T>): Flight<T> {
    const controller = new AbortController();
    const flight: Flight<T> = { answer: start(controller.signal), controller, waiting: 0 };
    flights.set(key, flight);
    const land = () => forget(key, flight);
    flight.answer.then(land, land);
    return flight;
  }

  function forget(key: string, flight: Flight<T>): void {
    if (flights.get(key) === flight) flights.delete(key);
  }

  return {
    join(call, signal) {
      if (signal?.aborted) return Promise.reject(new PlatformError(call.subject, 'aborted'));
      const flight = flights.get(call.key) ?? takeOff(call);
      flight.waiting += 1;
      return untilAborted(flight.answer, signal, (reject) => {
        reject(new PlatformError(call.subject, 'aborted'));
        flight.waiting -= 1;
        if (flight.waiting > 0) return;
        forget(call.key, flight);
        flight.controller.abort();
      });
    },
    close: () => flights.clear(),
  };
}

/** The promise for one of the waiting callers. */
function untilAborted<T>(
  promise: Promise<T>,
  signal: AbortSignal | undefined,
  onAbort: (reject: (error: Error) => void) => void,
): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => onAbort(reject);
    signal.addEventListener('abort', abort);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
