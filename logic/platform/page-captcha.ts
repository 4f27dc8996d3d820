/** The platform's script for its captcha; not a property of window if a template declares it with `const`. */
declare const prepareRecaptcha: unknown;

/** The name of the hidden input into which the captcha writes its token. */
export const CAPTCHA_FIELD = 'iai-recaptcha-token';

/** Starts the captcha of the page. Returns whether there is one; its errors are reported as the page's. */
export function startPageCaptcha(): boolean {
  try {
    if (typeof prepareRecaptcha !== 'function') return false;
    prepareRecaptcha();
    return true;
  } catch (error) {
    reportError(error);
    return false;
  }
}
