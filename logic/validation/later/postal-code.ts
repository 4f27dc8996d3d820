/** The formats in the platform's message about a postal code; empty if it is a sentence. */
export const formatsIn = (message: string): string[] =>
  /^[XY\s,;-]*X[XY\s,;-]*$/.test(message)
    ? message
        .split(/[,;]/)
        .map((format) => format.trim())
        .filter(Boolean)
    : [];

/** An example of a postal code in a format: `00-001`. */
export const exampleOf = (format: string): string =>
  format
    .replaceAll('Y', 'A')
    .replace(/X(?=[^X]*$)/, '1')
    .replaceAll('X', '0');
