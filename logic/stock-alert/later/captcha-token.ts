import type { Clock } from '../../platform/clock.ts';

/** How long the token of a captcha is waited for, in milliseconds. */
const TOKEN_TIMEOUT_MS = 5000;
const POLL_MS = 100;

/** Waits for the token that a captcha of the page writes without an event; '' after a timeout. */
export function waitForToken(clock: Clock, read: () => string): Promise<string> {
  const end = clock.now() + TOKEN_TIMEOUT_MS;
  return new Promise((resolve) => {
    const look = () => {
      const token = read();
      if (token || clock.now() >= end) resolve(token);
      else clock.after(POLL_MS, look);
    };
    look();
  });
}
