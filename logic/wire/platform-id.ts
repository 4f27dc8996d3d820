import * as v from 'valibot';
import { ID } from './accepted.ts';
import { annotated } from './described.ts';

const DIGITS = /^\d+$/;

/** An id of the platform: digits, as a number or a string; converted to a string. */
export const PlatformIdSchema = annotated(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((id) => String(id).trim()),
    v.check((id: string) => DIGITS.test(id)),
  ),
  ID,
);

/** The single size of a product without sizes, in the platform's calls. */
export const UNIVERSAL_SIZE = 'uniw';

/** The id of a size for the platform: templates print `onesize` for a single one. */
export const sizeId = (id: string): string => (id === 'onesize' ? UNIVERSAL_SIZE : id);
