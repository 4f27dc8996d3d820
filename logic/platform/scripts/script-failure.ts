import { MODULE_LIMIT_MS } from '../../page/module-within.ts';

/** The address without its query, which may be a shopper's. */
const nameOf = (element: HTMLScriptElement | HTMLLinkElement): string =>
  ('src' in element ? element.src : element.href).replace(/[?#].*/, '');

/**
 * Waits for an external script or a style sheet, 5 s at most. Resolves to why it has not come after all, or to
 * undefined when it has; never rejects.
 */
export function failureOf(
  element: HTMLScriptElement | HTMLLinkElement,
): Promise<Error | undefined> {
  const failure = (what: string) =>
    new Error(`[shop] ${element.localName} ${nameOf(element)} ${what}.`);
  return new Promise((resolve) => {
    setTimeout(() => resolve(failure('did not come within 5 s')), MODULE_LIMIT_MS);
    element.addEventListener('load', () => resolve(undefined));
    element.addEventListener('error', () => resolve(failure('could not be loaded')));
  });
}
