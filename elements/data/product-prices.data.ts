import * as v from 'valibot';
import type { DataDocs } from './data-docs.ts';
import { price, priceKeys } from './prices.ts';
import { decimal, explained, maybe, mayNotApply, text } from './values.ts';

const Price = v.pipe(
  v.looseObject(priceKeys),
  v.metadata({
    meant: { gross: 'price.gross', net: 'price.net', formatted: 'price.gross.formatted' },
  }),
);

/** The prices of a product, as the data loader gives them or as one entry of the page’s `product_data`. */
export const productPricesData: DataDocs = {
  title: 'The prices of a product',
  schema: v.pipe(
    v.looseObject({
      price: explained(
        mayNotApply(Price),
        'The prices of the product; a size may have prices of its own.',
      ),
      sizes: explained(
        maybe(
          v.array(
            v.looseObject({
              id: text('The id of the size, which `size` of the tag names.'),
              price: explained(mayNotApply(Price), 'The prices of the size.'),
            }),
          ),
        ),
        'The sizes of the product.',
      ),
      unit: explained(
        maybe(v.looseObject({ sellBy: maybe(decimal('The quantity that is sold at once.')) })),
        'The unit of the product.',
      ),
    }),
    v.metadata({
      meant: Object.fromEntries(
        Object.keys(price)
          .filter((key) => key !== 'price' && key !== 'unit')
          .map((key) => [key, `price.${key}`]),
      ),
    }),
  ),
  minimal: {
    price: {
      price: { gross: { formatted: '179,00 zł' } },
      omnibusPrice: { gross: { formatted: '199,00 zł' } },
    },
  },
  full: { unit: { sellBy: 2 }, price, sizes: [{ id: 'M', price }] },
};
