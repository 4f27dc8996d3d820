/** Which characters a field may have. */
export const CHARACTERS = {
  /** No digits of any script. */
  person: /^[\p{L}\p{M} .'’ʼ-]*$/u,
  city: /^[\p{L}\p{M}\p{Nd} .,'’ʼ/()–-]*$/u,
  street: /^[\p{L}\p{M}\p{N} .,:;'’ʼ"„”“/\\()&#+№ºª°–-]*$/u,
  /** Companies are called whatever they like; only what looks like markup or code is refused. */
  firm: /^[^<>{}[\]\\|^~`=$\p{C}]*$/u,
  nip: /^[\p{L}\d .,/*+-]*$/u,
  phone: /^[\d +()./*#-]*$/,
} as const;

/** A group of fields with the same characters. */
export type Characters = keyof typeof CHARACTERS;

/** Whether there is a letter of any script. */
export function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}
