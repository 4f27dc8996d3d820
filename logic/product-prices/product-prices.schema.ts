import * as v from 'valibot';
import { annotated, described, required, UNPARSED } from '../wire/described.ts';
import { LenientNumber, LenientText, lenientObject } from '../wire/lenient.ts';
import { FULL_PRICE } from './price.examples.ts';
import { Price } from './price-parts.schema.ts';

const OfPrice = annotated(Price, {
  meant: { gross: 'price.gross', net: 'price.net', formatted: 'price.gross.formatted' },
});

const Size = lenientObject({
  id: required(LenientText, 'The id of the size, to which the attribute `size` of the tag refers.'),
  price: described(OfPrice, 'The prices of the size.'),
});

const Unit = lenientObject({
  sellBy: described(LenientNumber, 'The quantity that is sold at once.'),
});

/**
 * The prices of a product, as for the Omnibus display (docs/specification.md#s3-omnibus-data). A page may show
 * hundreds, so only the outer structure is parsed; the model treats an invalid part as absent.
 */
export const ProductPricesSchema = annotated(
  v.object({
    sizes: described(v.nullish(v.array(v.unknown())), 'The sizes of the product.', {
      accepts: v.array(Size),
    }),
    unit: described(UNPARSED, 'The unit of the product.', { accepts: Unit }),
    /** Absent in the page's `product_data`, where each size has a price. */
    price: described(UNPARSED, 'The prices of the product; a size may have its own prices.', {
      accepts: OfPrice,
    }),
  }),
  {
    title: 'The prices of a product',
    meant: Object.fromEntries(
      Object.keys(FULL_PRICE)
        .filter((key) => key !== 'price' && key !== 'unit')
        .map((key) => [key, `price.${key}`]),
    ),
    minimal: {
      price: {
        price: { gross: { formatted: '179,00 zł' } },
        omnibusPrice: { gross: { formatted: '199,00 zł' } },
      },
    },
    full: { unit: { sellBy: 2 }, price: FULL_PRICE, sizes: [{ id: 'M', price: FULL_PRICE }] },
  },
);

export type ProductPrices = v.InferInput<typeof ProductPricesSchema>;
