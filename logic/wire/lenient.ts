import * as v from 'valibot';
import { addedNames } from './added-names.ts';
import { decodedText, plainText } from './decoded-text.ts';

const withoutPrototype = (value: object): object => Object.assign(Object.create(null), value);

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The schema of an object with these entries. Valibot's own also takes for entries and for data what objects inherit,
 * so that a page's additions to `Object.prototype` would break every answer.
 */
export function shape<const E extends v.ObjectEntries>(entries: E): v.ObjectSchema<E, undefined> {
  const own: E = Object.setPrototypeOf(entries, null);
  const schema = v.object(own);
  const run: (typeof schema)['~run'] = (dataset, config) => {
    const given: unknown = dataset.value;
    if (isObject(given) && addedNames().length > 0) dataset.value = withoutPrototype(given);
    return schema['~run'](dataset, config);
  };
  return { ...schema, '~run': run };
}

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
export const LenientText = reader(textOf);

/** A name as a page would show it, its entities and markup read; anything that is no text is ''. */
export const LenientName = reader((value) => decodedText(textOf(value)));

/** A price that the platform formatted, as it is to be read; anything else is ''. */
export const LenientPrice = reader((value) => plainText(textOf(value)));

/** An id, which is digits; anything else is ''. */
export const LenientId = reader((value) => {
  const digits = textOf(value);
  return ID.test(digits) ? digits : '';
});

/** A number, or a text that is a plain decimal; anything else is undefined. */
export const LenientNumber = reader(numberOf);

/** A flag as templates print one: a boolean, 0 or 1, `y` or `n`, also as text; anything else is undefined. */
export const flagOf = (value: unknown): boolean | undefined =>
  typeof value === 'boolean' ? value : FLAGS.get(textOf(value).trim().toLowerCase());

/** The schema of `flagOf`. */
export const LenientFlag = reader(flagOf);

/** A positive integer, also as text; anything else is 0. */
export const LenientCount = reader((value) => {
  const count = numberOf(value) ?? 0;
  return count > 0 && Number.isInteger(count) ? count : 0;
});

/** An object with these entries, all of them lenient; anything else is as if it were empty. */
export const lenientObject = <const E extends v.ObjectEntries>(entries: E) =>
  v.pipe(
    v.nullish(v.unknown(), {}),
    v.transform((value): object => Object(value)),
    shape(entries),
  );

/** The items that are of a shape, of an array or of an object that PHP made of one; others are left out. */
export const lenientList = <T>(item: v.GenericSchema<unknown, T>) =>
  reader((value) =>
    Object.values<unknown>(Object(value)).flatMap((one) => {
      const { success, output } = v.safeParse(item, one);
      return success ? [output] : [];
    }),
  );
