import { MODULE_LIMIT_MS } from '../../page/module-within.ts';

/** The URL without its query, which may contain data of a shopper. */
const nameOf = (element: HTMLScriptElement | HTMLLinkElement): string =>
  ('src' in element ? element.src : element.href).replace(/[?#].*/, '');

/**
 * Waits for an external script or a stylesheet, up to 5 s. Resolves to the error, or to undefined if it has loaded;
 * never rejects.
 */
export function failureOf(
  element: HTMLScriptElement | HTMLLinkElement,
): Promise<Error | undefined> {
  const failure = (what: string) =>
    new Error(`[shop] ${element.localName} ${nameOf(element)} ${what}.`);
  return new Promise((resolve) => {
    setTimeout(() => resolve(failure('timed out after 5 s')), MODULE_LIMIT_MS);
    element.addEventListener('load', () => resolve(undefined));
    element.addEventListener('error', () => resolve(failure('could not be loaded')));
  });
}
