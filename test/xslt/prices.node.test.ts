import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runInNewContext } from 'node:vm';
import * as v from 'valibot';
import { createCatalogue } from '../../demo/platform/catalogue/catalogue.ts';
import { productUrl } from '../../demo/platform/links.ts';
import { omnibusView } from '../../logic/omnibus-price/omnibus-price.model.ts';
import { ProductPricesSchema } from '../../logic/product-prices/product-prices.schema.ts';
import { sellingPrice } from '../../logic/product-prices/selling-price.ts';
import { createVisitor } from '../demo/shop/shop.ts';
import { jsonIn } from './sample.ts';

const FORMAT = {
  priceMask: '### ##0,00',
  currency: 'zł',
  currencyBefore: false,
  currencySpace: true,
  decimalSeparator: ',',
  groupSeparator: '\u00a0',
};

/** The text of the price, and the content of the Omnibus element, for a size. */
function shown(data: unknown, priceType: 'gross' | 'net', size: string | undefined) {
  const product = v.parse(ProductPricesSchema, data);
  const options = { priceType, size, format: FORMAT };
  return {
    price: sellingPrice(product, options),
    omnibus: omnibusView(product, { ...options, codeActivation: true }),
  };
}

/** The data of a page's product in the theme's script: a JavaScript literal. */
function themeData(page: string): unknown {
  const [, literal = ''] = /product_data = (\[.*\]);/.exec(page) ?? [];
  return runInNewContext(`${literal}[0]`);
}

describe('product prices in the templates', () => {
  for (const priceType of ['gross', 'net'] as const) {
    it(`equal those of the theme’s own data, ${priceType}`, async () => {
      const { text } = createVisitor();
      for (const product of createCatalogue().products.filter(({ sizes }) => sizes[0].grosz > 0)) {
        const path = productUrl(product, 'pl');
        const theme = themeData(await text(`/host${path}`));
        const made = jsonIn(await text(`/host/templates${path}`), 'shop-price');
        for (const size of [undefined, ...product.sizes.map(({ id }) => id)]) {
          const [expected, actual] = [theme, made].map((data) => shown(data, priceType, size));
          assert.equal(actual?.price, expected?.price, `${path} ${size}`);
          // the theme's amounts are for one unit, those of the templates for the quantity sold at once
          if (product.unit.sellBy === 1) assert.deepEqual(actual, expected, `${path} ${size}`);
        }
      }
    });
  }
});
