/** How long a module that is loaded on demand may take (docs/faults.md#decision-9), in milliseconds. */
export const MODULE_LIMIT_MS = 5000;
/** The same where a press waits for it, in milliseconds: then the press is the native one. */
export const PRESS_LIMIT_MS = 3000;

/**
 * What `load` imports; rejects where it fails or takes longer than the limit. A module that comes too late
 * is there for the next who ask.
 */
export function moduleWithin<T>(load: () => Promise<T>, limitMs = MODULE_LIMIT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`[shop] a module did not come within ${limitMs} ms.`)),
      limitMs,
    );
    const settle = () => clearTimeout(timer);
    load().then(resolve, reject).then(settle);
  });
}
