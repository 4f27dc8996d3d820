/** The timeout of a module loaded on demand (docs/faults.md#decision-9), in milliseconds. */
export const MODULE_LIMIT_MS = 5000;
/** The timeout if a click waits for the module, in milliseconds; then the browser's default action applies. */
export const CLICK_TIMEOUT_MS = 3000;

const coming = new Set<Promise<unknown>>();

/** Resolves when all pending modules have loaded or failed; undefined without pending modules. */
export const modulesComing = (): Promise<unknown> | undefined =>
  coming.size > 0 ? Promise.allSettled(coming) : undefined;

/**
 * Imports a module with a timeout; rejects after a failure or the timeout. A module that loads later is available to
 * the next call.
 */
export function moduleWithin<T>(load: () => Promise<T>, limitMs = MODULE_LIMIT_MS): Promise<T> {
  const inTime = new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('[shop] a module timed out.')), limitMs);
    const settle = () => {
      clearTimeout(timer);
      coming.delete(inTime);
    };
    load().then(resolve, reject).then(settle);
  });
  coming.add(inTime);
  return inTime;
}
