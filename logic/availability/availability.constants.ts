/** How long an answer about costs or stores may take. */
export const ANSWER_TIMEOUT_MS = 8000;
/** How long such an answer is kept. */
export const ANSWER_LIFE_MS = 5 * 60 * 1000;
