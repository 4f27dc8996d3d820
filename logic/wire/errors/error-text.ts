const MAX_LENGTH = 2000;
const HALF_A_CHARACTER = /[\uD800-\uDBFF]$/;
/** Errors of browsers and their extensions, which no script of the page can prevent. */
const NOISE = /Script error|ResizeObserver loop|-extension:\/\//;

/** Texts that may reveal a person or a purchase, and their replacements. */
const REDACTIONS: readonly (readonly [RegExp, string])[] = [
  // Values that a browser quotes in its own messages, such as invalid JSON.
  [/"[^"\n]*"/g, '"…"'],
  // Query strings and fragments, up to the line number.
  [/[?#][^\s)]*?(?=(?::\d+){0,2}(?:[\s)]|$))/g, ''],
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, '…'],
  // Tokens: no ordinary word is that long.
  [/[\w+=-]{40,}/g, '…'],
];

/** The error's stack without data that was sent, typed or received; undefined for noise. */
export function describeError(error: unknown): string | undefined {
  const text = textOf(error);
  if (NOISE.test(text)) return undefined;
  const redacted = REDACTIONS.reduce((rest, [what, mark]) => rest.replace(what, mark), text);
  const cut = redacted.slice(0, MAX_LENGTH).replace(HALF_A_CHARACTER, '');
  return cut.toWellFormed();
}

function textOf(error: unknown): string {
  try {
    const text = String(error);
    const stack = (error instanceof Error && error.stack) || '';
    // only Chromium's stacks begin with the message
    return stack.startsWith(text) ? stack : `${text}\n${stack}`.trim();
  } catch {
    return 'an error that is no text';
  }
}
