import fakeTimers, { type Clock } from '@sinonjs/fake-timers';

/** Frames that React may need to render what a timer changed. */
const FRAMES_TO_RENDER = 2;

let clock: Clock | undefined;

/**
 * Fakes timers and the date until the test ends; `tick` advances them. Animation frames and promises are real. Starts
 * at `now`, by default noon of 5 January 2026 (UTC).
 */
export function stopClock(now = Date.UTC(2026, 0, 5, 12)): Clock {
  clock = fakeTimers.install({
    now,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  return clock;
}

/** Advances the fake clock by `ms`, then waits until the effects are rendered. */
export async function tick(ms: number): Promise<void> {
  if (!clock) throw new Error('Expected a stopped clock: call stopClock() first.');
  await clock.tickAsync(ms);
  for (let frame = 0; frame < FRAMES_TO_RENDER; frame++) await renderingTask();
}

/** React renders in a message's task and runs effects after a frame: wait for one of each. */
function renderingTask(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(undefined);
    });
  });
}

afterEach(() => {
  clock?.uninstall();
  clock = undefined;
});
