/** The platform's script that asks for consent; not a property of window if a template declares it with `const`. */
declare const prepareCookiesConfiguration: unknown;

/** The name of the page's global function that opens its consent dialog. */
export const PAGE_CONSENT = 'prepareCookiesConfiguration';

/** Opens the page's own consent dialog. Returns an error if it does not exist or throws. */
export function openPageConsent(): Error | undefined {
  try {
    if (typeof prepareCookiesConfiguration !== 'function') throw new Error('There is no function.');
    prepareCookiesConfiguration();
    return undefined;
  } catch (cause) {
    return cause instanceof Error ? cause : new Error(String(cause));
  }
}
