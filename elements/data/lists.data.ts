import * as v from 'valibot';
import type { DataDocs } from './data-docs.ts';
import { id, maybe, text, whole } from './values.ts';

/** The lists of a shopper. */
export const listsData: DataDocs = {
  title: 'The shopper’s lists',
  schema: v.array(
    v.pipe(
      v.looseObject({
        id: id('The id of the list.'),
        name: text('The name that the shopper gave it.'),
        count: maybe(whole('The number of products on it.')),
      }),
      v.metadata({ meant: { list_id: 'id', title: 'name', products: 'count' } }),
    ),
  ),
  minimal: [{ id: 1, name: 'Prezenty' }],
  full: [{ id: 1, name: 'Prezenty', count: 3 }],
};
