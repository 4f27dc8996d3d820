import * as v from 'valibot';

const DIGITS = /^\d+$/;

/** An id that the platform gave: digits, as a number or a text; kept as text. */
export const PlatformIdSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((id) => String(id).trim()),
  v.check((id: string) => DIGITS.test(id)),
);
