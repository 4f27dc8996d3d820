import * as v from 'valibot';
import { ID } from './accepted.ts';
import { annotated } from './described.ts';

const DIGITS = /^\d+$/;

/** An id that the platform gave: digits, as a number or a text; kept as text. */
export const PlatformIdSchema = annotated(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((id) => String(id).trim()),
    v.check((id: string) => DIGITS.test(id)),
  ),
  ID,
);

/** The one size of a product that has no sizes, as the platform's calls name it. */
export const UNIVERSAL_SIZE = 'uniw';

/** The id of a size as the platform takes it: templates print `onesize` for its only one. */
export const sizeId = (id: string): string => (id === 'onesize' ? UNIVERSAL_SIZE : id);
