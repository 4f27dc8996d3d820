/** The characters that are allowed in a group of fields. */
export const CHARACTERS = {
  /** No digits of any script. */
  person: /^[\p{L}\p{M} .'’ʼ-]*$/u,
  city: /^[\p{L}\p{M}\p{Nd} .,'’ʼ/()–-]*$/u,
  street: /^[\p{L}\p{M}\p{N} .,:;'’ʼ"„”“/\\()&#+№ºª°–-]*$/u,
  /** Company names may hold almost anything; only text that looks like markup or code is refused. */
  firm: /^[^<>{}[\]\\|^~`=$\p{C}]*$/u,
  nip: /^[\p{L}\d .,/*+-]*$/u,
  phone: /^[\d +()./*#-]*$/,
} as const;

/** A group of fields with the same allowed characters. */
export type Characters = keyof typeof CHARACTERS;

/** Whether the text has a letter of any script. */
export function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}
