/** How long a module that is loaded on demand may take (docs/faults.md#decision-9), in milliseconds. */
export const MODULE_LIMIT_MS = 5000;
/** The same where a press waits for the module, in milliseconds; after that the press acts as without script. */
export const PRESS_LIMIT_MS = 3000;

const coming = new Set<Promise<unknown>>();

/** Resolves when all modules that are on their way have come, or have failed; undefined where there are none. */
export const modulesComing = (): Promise<unknown> | undefined =>
  coming.size > 0 ? Promise.allSettled(coming) : undefined;

/**
 * The module that `load` imports; rejects where that fails or takes longer than the limit. A module that comes too late
 * is ready for the next call.
 */
export function moduleWithin<T>(load: () => Promise<T>, limitMs = MODULE_LIMIT_MS): Promise<T> {
  const inTime = new Promise<T>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`[shop] a module did not come within ${limitMs} ms.`)),
      limitMs,
    );
    const settle = () => {
      clearTimeout(timer);
      coming.delete(inTime);
    };
    load().then(resolve, reject).then(settle);
  });
  coming.add(inTime);
  return inTime;
}
