const warnings = new Set<string>();
let note: ((text: string) => void) | undefined;

/** Warns the theme author in the console, once per page and text, and only in the development build. */
export function warnAuthor(text: string): void {
  if (!__DEV__) return;
  if (note) note(text);
  else if (!warnings.has(text)) {
    warnings.add(text);
    console.warn(text);
  }
}

/** Forgets which warnings were given, so that each is given once more. */
export const forgetWarnings = (): void => warnings.clear();

/** What `run` tells the author, which then is not in the console: for a check of files. */
export function warningsOf(run: () => void): readonly string[] {
  const told: string[] = [];
  note = (text) => told.push(text);
  try {
    run();
  } finally {
    note = undefined;
  }
  return told;
}
