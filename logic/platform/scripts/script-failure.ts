/** As long as modules have (docs/faults.md#decision-9). */
const LIMIT_MS = 5000;

/** The address without its query, which may be a shopper's. */
const nameOf = ({ src }: HTMLScriptElement): string => src.replace(/[?#].*/, '');

/**
 * Waits for an external script, 5 s at most. Resolves to why it has not run after all, or to undefined when it has;
 * never rejects.
 */
export function failureOf(script: HTMLScriptElement): Promise<Error | undefined> {
  const failure = (what: string) => new Error(`[shop] script ${nameOf(script)} ${what}.`);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(failure('did not come within 5 s')), LIMIT_MS);
    const settle = (cause?: Error) => {
      clearTimeout(timer);
      resolve(cause);
    };
    script.addEventListener('load', () => settle());
    script.addEventListener('error', () => settle(failure('could not be loaded')));
  });
}
