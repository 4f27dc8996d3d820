const warnings = new Set<string>();
let note: ((text: string) => void) | undefined;

/**
 * Warns the theme author in the console, once per page and text, and only in the development build:
 * `[shop-map] zoom="abc": expected a number, using 13. See docs/tags/shop-map.md`.
 * @param by the tag, or `shop` for the page as a whole.
 * @param page what to read of the documentation, which lies in `docs/` beside the scripts.
 */
export function warnAuthor(by: string, message: string, page = `tags/${by}`): void {
  if (!__DEV__) return;
  const text = `[${by}] ${message} See docs/${page}.md`;
  if (note) note(text);
  else if (!warnings.has(text)) {
    warnings.add(text);
    console.warn(text);
  }
}

/** Forgets which warnings were given, so that each is given once more. */
export const forgetWarnings = (): void => warnings.clear();

/** Collects the warnings given during `run` instead of logging them, for `shop-elements check`. */
export function warningsOf(run: () => void): readonly string[] {
  const reported: string[] = [];
  note = (text) => reported.push(text);
  try {
    run();
  } finally {
    note = undefined;
  }
  return reported;
}
