import * as v from 'valibot';
import { annotated, described, required } from '../wire/described.ts';
import { LenientCount, LenientName, LenientText, lenientList } from '../wire/lenient.ts';
import { PlatformIdSchema } from '../wire/platform-id.ts';

const ListSchema = annotated(
  v.object({
    id: required(PlatformIdSchema, 'The id of the list.'),
    name: required(LenientName, 'The shopper’s name for the list.'),
    count: described(LenientCount, 'The number of products on the list.'),
    link: described(LenientText, 'The page of the list.'),
  }),
  { meant: { list_id: 'id', title: 'name', products: 'count' } },
);

/** One of the shopper's lists, as printed by the template. */
export type ShoppingList = v.InferOutput<typeof ListSchema>;

/** The shopper's lists, without entries that lack an id. */
export const ListsSchema = annotated(
  v.pipe(
    v.unknown(),
    v.check((given) => Array.isArray(given)),
    lenientList(ListSchema),
  ),
  {
    title: 'The shopper’s lists',
    minimal: [{ id: 1, name: 'Prezenty' }],
    full: [{ id: 1, name: 'Prezenty', count: 3, link: '/shoppinglist.php?id=1' }],
  },
);
