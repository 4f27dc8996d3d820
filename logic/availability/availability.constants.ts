/** The timeout of a request about costs or stores, in milliseconds. */
export const ANSWER_TIMEOUT_MS = 8000;
/** How long such an answer is cached, in milliseconds. */
export const ANSWER_LIFE_MS = 5 * 60 * 1000;
