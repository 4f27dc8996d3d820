import { painted } from './painted.ts';

/** How long a key took, in ms from the key itself. */
export interface KeyTimes {
  /** Until the letter is painted. */
  readonly echo: number;
  /** Until the suggestions are asked for. */
  readonly request: number;
}

let measuring: Promise<KeyTimes> | undefined;

/** When the next request to the platform starts. */
const nextRequest = (): Promise<number> =>
  new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      const asked = list.getEntries().find(({ name }) => name.includes('/graphql/'));
      if (!asked) return;
      observer.disconnect();
      resolve(asked.startTime);
    }).observe({ type: 'resource' });
  });

async function timesOf({ timeStamp }: Event): Promise<KeyTimes> {
  const asked = nextRequest();
  await new Promise((resolve) => addEventListener('input', resolve, { capture: true, once: true }));
  await painted();
  const echo = performance.now() - timeStamp;
  return { echo, request: (await asked) - timeStamp };
}

/** Expects that the next key is answered. */
export function expectKey(): void {
  measuring = new Promise((resolve) => {
    const start = (event: Event) => resolve(timesOf(event));
    addEventListener('keydown', start, { capture: true, once: true });
  });
}

/** The times of the last expected key. */
export const keyTimes = (): Promise<KeyTimes> | undefined => measuring;
