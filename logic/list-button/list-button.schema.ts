import * as v from 'valibot';
import { LenientCount, LenientName, lenientList } from '../wire/lenient.ts';
import { PlatformIdSchema } from '../wire/platform-id.ts';

const ListSchema = v.object({ id: PlatformIdSchema, name: LenientName, count: LenientCount });

/** One of the shopper's lists, as the template gives it. */
export type ShoppingList = v.InferOutput<typeof ListSchema>;

/** The shopper's lists; an entry without an id is left out. */
export const ListsSchema = v.pipe(
  v.unknown(),
  v.check((given) => Array.isArray(given)),
  lenientList(ListSchema),
);
