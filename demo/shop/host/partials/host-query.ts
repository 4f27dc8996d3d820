import { type ListQuery, readListQuery } from '../../partials/listing/listing-query.ts';

/** The parameter of the producers: their ids, joined by commas. */
export const PRODUCERS = 'filter_producer';
/** The parameter of the price, such as `10-200`, `10-` or `-200`. */
export const PRICE = 'filter_price';

/** Parses the query of a list in the theme, whose filters have the platform's names. */
export function readHostQuery(query: URLSearchParams): ListQuery {
  const own = new URLSearchParams(query);
  const [from = '', to = ''] = (query.get(PRICE) ?? '').split('-');
  own.set('maker', query.get(PRODUCERS) ?? '');
  own.set('price-from', from);
  own.set('price-to', to);
  return readListQuery(own);
}
