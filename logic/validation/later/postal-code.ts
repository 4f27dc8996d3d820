const SLOTS: Readonly<Record<string, RegExp>> = { X: /\d/, Y: /[A-Z]/ };
const SEPARATORS = /[\s-]/g;

/** Inserts characters into a format; undefined if they do not match. */
function fill(format: string, characters: string): string | undefined {
  const signs = [...format.replace(SEPARATORS, '')];
  const given = [...characters];
  const isFit = (sign: string, at: number) => {
    const one = given[at] ?? '';
    return SLOTS[sign]?.test(one) ?? sign === one;
  };
  if (signs.length !== given.length || !signs.every(isFit)) return undefined;
  return format.replace(/[^\s-]/g, () => given.shift() ?? '');
}

/** A postal code in the first matching format of the platform (`XX-XXX`: X is a digit, Y a letter), else unchanged. */
export function postalCodeIn(formats: readonly string[], text: string): string {
  const characters = text.replace(SEPARATORS, '').toUpperCase();
  const filled = formats.flatMap((format) => fill(format, characters) ?? []);
  return filled.includes(text) ? text : (filled[0] ?? text);
}

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
