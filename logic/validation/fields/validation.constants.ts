/** The pause between the last change of a field and its check, in milliseconds (docs/specification.md#s9-forms). */
export const VALIDATION_DEBOUNCE_MS = 500;
/** In code points (docs/specification.md#s9-forms). */
export const PASSWORD_MIN_LENGTH = 6;
/** In code points (docs/specification.md#s9-forms). */
export const PASSWORD_MAX_LENGTH = 30;
/** The minimum number of digits of a phone number in an unknown country, without prefix. */
export const PHONE_MIN_DIGITS = 9;
