import * as v from 'valibot';
import { DECIMAL_NUMBER, ID as DIGITS, FLAG, TEXT, WHOLE_NUMBER } from './accepted.ts';
import { annotated } from './described.ts';

/** The entities that shops write; the rest of HTML's two thousand stay undecoded. */
const ENTITIES = new Map(
  'amp& lt< gt> quot" apos\' nbsp\u00a0 shy\u00ad ndash– mdash— hellip… bdquo„ ldquo“ rdquo” lsquo‘ rsquo’ laquo« raquo» bull• middot· deg° times× plusmn± micro\u00b5 frac12½ frac14¼ sup2² sup3³ copy© reg® trade™ euro€ oacuteó OacuteÓ eacuteé aumlä oumlö uumlü AumlÄ OumlÖ UumlÜ szligß'
    .split(' ')
    .map((entry) => [entry.slice(0, -1), entry.slice(-1)]),
);
const ENTITY = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6}\d{0,2});/gi;
/** Markup of style only; other tags are no markup of a name, and stay as text. */
const LOOK = /<\/?(?:b|i|u|s|em|strong|small|big|sub|sup|span|font|mark|wbr)(?:\s[^<>]*)?>/gi;
const LINE_BREAK = /<br\s?\/?>/gi;

/** The character of a code point; undefined where there is none, or it is not readable. */
function characterOf(code: number): string | undefined {
  const isReadable = code >= 0x20 && code <= 0x10ffff;
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return isReadable && !isSurrogate ? String.fromCodePoint(code) : undefined;
}

const decode = (entity: string, name: string): string =>
  (name.startsWith('#')
    ? characterOf(Number(name.slice(1).replace(/^x/i, '0x')))
    : ENTITIES.get(name)) ?? entity;

/** A name that the platform prints into a page, as readable text: without markup of style, entities decoded once. */
export function decodedText(text: string): string {
  const plain = text.replace(LINE_BREAK, ' ').replace(LOOK, '');
  // a name of nothing but markup must not vanish
  return (plain.trim() ? plain : text).replace(ENTITY, decode);
}

/** A text of the platform as it is to be read: its prices hold `&nbsp;` or `&#160;`, nothing else is markup. */
export const plainText = (text: string): string => text.replaceAll(/&(?:nbsp|#160);/g, '\u00a0');

/** A schema that takes whatever a platform sends, also nothing: `read` makes the best of it. */
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

/** A text or a number as text; anything else is ''. */
export const LenientText = annotated(reader(textOf), TEXT);

/** A name as a page would show it, its entities and markup read; anything that is no text is ''. */
export const LenientName = annotated(
  reader((value) => decodedText(textOf(value))),
  TEXT,
);

/** A price that the platform formatted, as it is to be read; anything else is ''. */
export const LenientPrice = annotated(
  reader((value) => plainText(textOf(value))),
  TEXT,
);

/** An id, which is digits; anything else is ''. */
export const LenientId = annotated(
  reader((value) => {
    const digits = textOf(value);
    return ID.test(digits) ? digits : '';
  }),
  DIGITS,
);

/** A number, or a text that is a plain decimal; anything else is undefined. */
export const LenientNumber = annotated(reader(numberOf), DECIMAL_NUMBER);

/** A flag as templates print one: a boolean, 0 or 1, `y` or `n`, also as text; anything else is undefined. */
export const flagOf = (value: unknown): boolean | undefined =>
  typeof value === 'boolean' ? value : FLAGS.get(textOf(value).trim().toLowerCase());

/** The schema of `flagOf`. */
export const LenientFlag = annotated(reader(flagOf), FLAG);

/** A positive integer, also as text; anything else is 0. */
export const LenientCount = annotated(
  reader((value) => {
    const count = numberOf(value) ?? 0;
    return count > 0 && Number.isInteger(count) ? count : 0;
  }),
  WHOLE_NUMBER,
);

/** An object with these entries, all of them lenient; anything else is as if it were empty. */
export const lenientObject = <const E extends v.ObjectEntries>(entries: E) =>
  v.pipe(
    v.nullish(v.unknown(), {}),
    v.transform((value): object => Object(value)),
    v.object(entries),
  );

/** The items that are of a shape, of an array or of an object that PHP made of one; others are left out. */
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
