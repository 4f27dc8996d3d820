import { waitUntil as openWcWaitUntil } from '@open-wc/testing';

/** Below the timeout of a test, and far above what a busy machine needs. */
const PATIENCE_MS = 30_000;

/** Waits until a condition holds, polling every 20 ms; rejects after 30 s with the condition. */
export const waitUntil = (
  holds: () => unknown,
  what?: string,
  { interval = 20 } = {},
): Promise<void> => openWcWaitUntil(holds, what, { interval, timeout: PATIENCE_MS });
