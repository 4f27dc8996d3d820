import * as v from 'valibot';
import { DECIMAL_NUMBER, ID as DIGITS, FLAG, TEXT, WHOLE_NUMBER } from './accepted.ts';
import { annotated } from './described.ts';
import { decodedText, plainText } from './plain-text.ts';

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
