const SLOTS: Readonly<Record<string, RegExp>> = { X: /\d/, Y: /[A-Z]/ };
const SEPARATORS = /[\s-]/g;

/** The characters in the places of a format; undefined where they are not those that it asks for. */
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

/** A postal code as one of the platform's formats (`XX-XXX`: X is a digit, Y a letter) writes it; as typed where none fits. */
export function postalCodeIn(formats: readonly string[], text: string): string {
  const characters = text.replace(SEPARATORS, '').toUpperCase();
  const filled = formats.flatMap((format) => fill(format, characters) ?? []);
  return filled.includes(text) ? text : (filled[0] ?? text);
}

/** The formats in what the platform says of a wrong postal code; none where that is a sentence. */
export const formatsIn = (said: string): string[] =>
  /^[XY\s,;-]*X[XY\s,;-]*$/.test(said)
    ? said
        .split(/[,;]/)
        .map((format) => format.trim())
        .filter(Boolean)
    : [];

/** A postal code of that format, made up: `00-001`. */
export const exampleOf = (format: string): string =>
  format
    .replaceAll('Y', 'A')
    .replace(/X(?=[^X]*$)/, '1')
    .replaceAll('X', '0');
