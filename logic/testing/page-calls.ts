import type { Platform, PlatformPorts } from '../platform/platform.ts';

type Fetch = PlatformPorts['fetch'];

/** The calls of a page to its platform, which count until their answers are read. */
export interface PageCalls {
  /** Asks, and counts the request until it is answered. */
  readonly ask: Fetch;
  /** The platform, with calls that count. */
  counting(platform: Platform): Platform;
  /**
   * Whether answers have come that are not read yet. No, while a request has no answer: that may hang for good, and the
   * platform of the test counts those that do not.
   */
  isReading(): boolean;
}

/** Nothing is asked yet; requests go through `ask`. */
export function createPageCalls(ask: Fetch): PageCalls {
  const calls = new Set<Promise<unknown>>();
  let unanswered = 0;
  const counted =
    <A extends unknown[], T>(call: (...asked: A) => Promise<T>) =>
    (...asked: A): Promise<T> => {
      const answer = call(...asked);
      calls.add(answer);
      const forget = () => calls.delete(answer);
      answer.then(forget, forget);
      return answer;
    };
  return {
    ask(...request) {
      unanswered += 1;
      return ask(...request).finally(() => {
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
