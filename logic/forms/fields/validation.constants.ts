/** From the last change of a field to its check (docs/specification.md#s9-forms). */
export const VALIDATION_DEBOUNCE_MS = 500;
/** How long the platform may take to check fields. */
export const VALIDATION_TIMEOUT_MS = 8000;
/** In code points (docs/specification.md#s9-forms). */
export const PASSWORD_MIN_LENGTH = 6;
/** In code points (docs/specification.md#s9-forms). */
export const PASSWORD_MAX_LENGTH = 30;
/** Digits of a phone number whose country is not known, its prefix not counted. */
export const PHONE_MIN_DIGITS = 9;
