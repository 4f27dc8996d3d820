import type { Platform, PlatformPorts } from '../platform/platform.ts';

type Fetch = PlatformPorts['fetch'];

/** Counts the pending calls of a page until their answers are read. */
export interface PageCalls {
  /** Sends a request and counts it until it is answered. */
  readonly send: Fetch;
  /** The platform with counted calls. */
  counting(platform: Platform): Platform;
  /**
   * Whether received answers are still unread. Excludes unanswered requests: they may hang, and the platform of the
   * test counts the others.
   */
  isReading(): boolean;
}

/** Starts without calls; requests are sent with `send`. */
export function createPageCalls(send: Fetch): PageCalls {
  const calls = new Set<Promise<unknown>>();
  let unanswered = 0;
  const counted =
    <A extends unknown[], T>(call: (...args: A) => Promise<T>) =>
    (...args: A): Promise<T> => {
      const answer = call(...args);
      calls.add(answer);
      const forget = () => calls.delete(answer);
      answer.then(forget, forget);
      return answer;
    };
  return {
    send(...request) {
      unanswered += 1;
      return send(...request).finally(() => {
        unanswered -= 1;
      });
    },
    counting: (platform) => ({
      ...platform,
      run: counted(platform.run),
      requestWidgets: counted(platform.requestWidgets),
      fetchText: counted(platform.fetchText),
      fetchPage: counted(platform.fetchPage),
      sendForm: counted(platform.sendForm),
    }),
    isReading: () => calls.size > 0 && unanswered === 0,
  };
}
