import { type FieldReading, fieldKind } from './fields/field.ts';

function withHouseNumber(street: string, houseNumber: string): string {
  const isJoined = ` ${street}`.endsWith(` ${houseNumber}`);
  return isJoined ? street : `${street} ${houseNumber}`;
}

/** A number with a leading plus sign includes its prefix. */
function withPrefix(number: string, prefix: string, gap = ''): string {
  const isJoined = number.startsWith(prefix) || number.startsWith('+');
  return isJoined ? number : prefix + gap + number;
}

interface Part {
  readonly text: string;
  /** Whether it comes first, like a prefix. */
  readonly isBefore: boolean;
}

/** A value joined with another part and a space; unchanged if a script of the page has joined them already. */
export function withPart(value: string, { text, isBefore }: Part): string {
  const [main, part] = [value.trim(), text.trim()];
  if (!main || !part) return value;
  return isBefore ? withPrefix(main, part, ' ') : withHouseNumber(main, part);
}

type Parts = Pick<FieldReading, 'type' | 'value' | 'partners'>;

/**
 * A value in the platform's format: the street with the house number, the phone number with its prefix. A value that a
 * script of the page has joined already stays unchanged.
 */
export function joinedValue({ type, value, partners }: Parts): string {
  const [text, prefix] = [value.trim(), partners.phonePrefix?.trim()];
  const houseNumber = partners.houseNumber?.trim();
  if (!text) return value;
  if (houseNumber) return withHouseNumber(text, houseNumber);
  return prefix && fieldKind({ type, value }) !== 'email' ? withPrefix(text, prefix) : value;
}
