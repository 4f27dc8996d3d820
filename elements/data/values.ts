import * as v from 'valibot';

/** A value of one of these schemas, with its explanation and what the warning calls a right one. */
const value = <const O extends v.GenericSchema[]>(
  options: O,
  notes: { readonly description: string; readonly expected: string },
) => v.pipe(v.union(options), v.metadata(notes));

const Digits = v.pipe(v.string(), v.regex(/^\d+$/));

/** A text, which may be printed as a number. */
export const text = (description: string) =>
  value([v.string(), v.number()], { description, expected: 'a text' });

/** A decimal number, also as a text. */
export const decimal = (description: string) =>
  value([v.number(), v.pipe(v.string(), v.regex(/^-?\d+(?:\.\d+)?$/))], {
    description,
    expected: 'a decimal number',
  });

/** A whole number that is not negative, also as a text. */
export const whole = (description: string) =>
  value([v.pipe(v.number(), v.integer(), v.minValue(0)), Digits], {
    description,
    expected: 'a whole number',
  });

/** An id of the platform: digits. */
export const id = (description: string) =>
  value([v.pipe(v.number(), v.integer(), v.minValue(0)), Digits], {
    description,
    expected: 'an id of digits',
  });

/** A flag as templates print it. */
export const yesOrNo = (description: string) =>
  value([v.boolean(), v.picklist([0, 1, '0', '1', 'y', 'n', 'true', 'false'])], {
    description,
    expected: 'true or false',
  });

/** A number between two bounds, also as a text. */
export const degrees = (description: string, limit: number) =>
  value(
    [
      v.pipe(v.number(), v.minValue(-limit), v.maxValue(limit)),
      v.pipe(
        v.string(),
        v.regex(/^-?\d+(?:\.\d+)?$/),
        v.check((text) => Math.abs(Number(text)) <= limit),
      ),
    ],
    { description, expected: `a number from -${limit} to ${limit}` },
  );

/** A day of the calendar. */
export const day = (description: string) =>
  value([v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))], {
    description,
    expected: 'a date as YYYY-MM-DD',
  });

/** What may be left out, or be null as the platform answers. */
export const maybe = <S extends v.GenericSchema>(schema: S) => v.nullish(schema);

/** What the platform prints as `false` or as an empty text where it does not apply. */
export const mayNotApply = <S extends v.GenericSchema>(schema: S) =>
  v.nullish(v.union([schema, v.literal(false), v.literal('')]));

/** The schema with the explanation of a key. */
export const explained = <S extends v.GenericSchema>(schema: S, description: string) =>
  v.pipe(schema, v.description(description));
