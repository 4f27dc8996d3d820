/** How further products load: by page links, by a button, or by scrolling. */
export const MORE = ['pages', 'button', 'scroll'] as const;

/** How many products load by scrolling before a button takes over, so that the footer is reachable. */
export const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 1000;

const isLimit = (text: string): boolean => /^\d+$/.test(text) && Number(text) <= MAX_LIMIT;

/** Whether the author's limits are one or two numbers of at most 1000. */
export const areLimits = (texts: readonly string[]): boolean =>
  texts.length <= 2 && texts.every(isLimit);

/** The limit for a phone or another screen; of two, the first one is for phones. */
export function limitOf(texts: readonly string[], isPhone: boolean): number {
  const limits = texts.map((text) => (isLimit(text) ? Number(text) : DEFAULT_LIMIT));
  const [first = DEFAULT_LIMIT, other = first] = limits;
  return isPhone ? first : other;
}
