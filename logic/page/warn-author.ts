const warnings = new Set<string>();

/** Warns the theme author in the console, once per page and text, and only in the development build. */
export function warnAuthor(text: string): void {
  if (!__DEV__ || warnings.has(text)) return;
  warnings.add(text);
  console.warn(text);
}

/** Forgets which warnings were given, so that each is given once more. */
export const forgetWarnings = (): void => warnings.clear();
