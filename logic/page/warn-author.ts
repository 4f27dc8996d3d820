const said = new Set<string>();

/** Says a thing to the theme author once per page, and only in the development build. */
export function warnAuthor(text: string): void {
  if (!__DEV__ || said.has(text)) return;
  said.add(text);
  console.warn(text);
}

/** Lets everything be said once more. */
export const forgetWarnings = (): void => said.clear();
