import * as v from 'valibot';
import { DECIMAL_NUMBER, ID as DIGITS, FLAG, TEXT, WHOLE_NUMBER } from './accepted.ts';
import { annotated } from './described.ts';

/** The entities that shops write; the other two thousand of HTML are not decoded. */
const ENTITIES = new Map(
  'amp& lt< gt> quot" apos\' nbsp\u00a0 shy\u00ad ndash– mdash— hellip… bdquo„ ldquo“ rdquo” lsquo‘ rsquo’ laquo« raquo» bull• middot· deg° times× plusmn± micro\u00b5 frac12½ frac14¼ sup2² sup3³ copy© reg® trade™ euro€ oacuteó OacuteÓ eacuteé aumlä oumlö uumlü AumlÄ OumlÖ UumlÜ szligß'
    .split(' ')
    .map((entry) => [entry.slice(0, -1), entry.slice(-1)]),
);
const ENTITY = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6}\d{0,2});/gi;
/** Presentational markup; other tags are not markup of a name, and are kept as text. */
const LOOK = /<\/?(?:b|i|u|s|em|strong|small|big|sub|sup|span|font|mark|wbr)(?:\s[^<>]*)?>/gi;
const LINE_BREAK = /<br\s?\/?>/gi;

/** The character of a code point; undefined if it does not exist or is not printable. */
function characterOf(code: number): string | undefined {
  const isReadable = code >= 0x20 && code <= 0x10ffff;
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return isReadable && !isSurrogate ? String.fromCodePoint(code) : undefined;
}

const decode = (entity: string, name: string): string =>
  (name.startsWith('#')
    ? characterOf(Number(name.slice(1).replace(/^x/i, '0x')))
    : ENTITIES.get(name)) ?? entity;

/** A name printed by the platform, as readable text: without presentational markup, entities decoded once. */
export function decodedText(text: string): string {
  const plain = text.replace(LINE_BREAK, ' ').replace(LOOK, '');
  // a name of only markup must not disappear
  return (plain.trim() ? plain : text).replace(ENTITY, decode);
}

/** A readable text of the platform: its prices contain `&nbsp;` or `&#160;`, and no other markup. */
export const plainText = (text: string): string => text.replaceAll(/&(?:nbsp|#160);/g, '\u00a0');

/** A schema that accepts any value; `read` converts it. */
export const reader = <T>(read: (value: unknown) => T) =>
  v.pipe(v.nullish(v.unknown(), ''), v.transform(read));

const FLAGS = new Map([
  ...['true', 'y', '1'].map((yes) => [yes, true] as const),
  ...['false', 'n', '0'].map((no) => [no, false] as const),
]);

const DECIMAL = /^-?\d+(\.\d+)?$/;

const ID = /^[1-9]\d*$/;

const textOf = (value: unknown): string =>
  typeof value === 'string' || Number.isFinite(value) ? String(value) : '';

const numberOf = (value: unknown): number | undefined => {
  const digits = textOf(value).trim();
  return DECIMAL.test(digits) ? Number(digits) : undefined;
};

/** A string, or a number as a string; '' for anything else. */
export const LenientText = annotated(reader(textOf), TEXT);

/** A name as a page would show it, with entities and markup decoded; '' unless it is a string. */
export const LenientName = annotated(
  reader((value) => decodedText(textOf(value))),
  TEXT,
);

/** A price formatted by the platform, as readable text; '' for anything else. */
export const LenientPrice = annotated(
  reader((value) => plainText(textOf(value))),
  TEXT,
);

/** An id, which is digits; '' for anything else. */
export const LenientId = annotated(
  reader((value) => {
    const digits = textOf(value);
    return ID.test(digits) ? digits : '';
  }),
  DIGITS,
);

/** A number, or a plain decimal string; undefined for anything else. */
export const LenientNumber = annotated(reader(numberOf), DECIMAL_NUMBER);

/** A boolean as templates print it: a boolean, 0 or 1, `y` or `n`, also as strings; undefined for anything else. */
export const flagOf = (value: unknown): boolean | undefined =>
  typeof value === 'boolean' ? value : FLAGS.get(textOf(value).trim().toLowerCase());

/** The schema of `flagOf`. */
export const LenientFlag = annotated(reader(flagOf), FLAG);

/** A positive integer, also as a string; 0 for anything else. */
export const LenientCount = annotated(
  reader((value) => {
    const count = numberOf(value) ?? 0;
    return count > 0 && Number.isInteger(count) ? count : 0;
  }),
  WHOLE_NUMBER,
);

/** An object with these lenient entries; anything else is treated as empty. */
export const lenientObject = <const E extends v.ObjectEntries>(entries: E) =>
  v.pipe(
    v.nullish(v.unknown(), {}),
    v.transform((value): object => Object(value)),
    v.object(entries),
  );

/** The valid items of an array, or of an object that PHP made of one; others are skipped. */
export const lenientList = <T>(item: v.GenericSchema<unknown, T>) =>
  annotated(
    reader((value) =>
      Object.values<unknown>(Object(value)).flatMap((one) => {
        const { success, output } = v.safeParse(item, one);
        return success ? [output] : [];
      }),
    ),
    { accepts: v.array(item) },
  );
