import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Ajv } from 'ajv';
import { jsonSchemaOf } from '../../../build/json-schema.ts';
import type { GivenProduct } from '../../../demo/kit/kit.types.ts';
import { productFrom } from '../../../demo/kit/product.ts';
import { type DataContext, productData } from '../../../demo/shop/partials/product-data.ts';
import { kindsOfData } from '../../../elements/data/kinds.ts';
import { createVisitor } from './shop.ts';

const ajv = new Ajv({ strict: true, strictTypes: false, allowUnionTypes: true, allErrors: true });
const check = ajv.compile(JSON.parse(JSON.stringify(jsonSchemaOf(kindsOfData['product-data']))));

/** The errors in data, by path. */
function faultsOf(data: unknown): readonly string[] {
  check(data);
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** The data in the `shop-product` of a product page. */
const dataIn = (page: string): unknown =>
  JSON.parse(
    /<shop-product>\s*<script type="application\/json">(.*?)<\/script>/s.exec(page)?.[1] ?? '',
  );

describe('the schema of a product', () => {
  it('accepts every product of the demo shop', async () => {
    const { text, platform } = createVisitor();
    for (const { id } of platform.catalogue.products) {
      assert.deepEqual(faultsOf(dataIn(await text(`/product-pl-${id}-x.html`))), [], String(id));
    }
  });

  it('accepts the product of a user’s report', () => {
    const given: GivenProduct = {
      id: 7,
      name: 'Kubek',
      price: 59.5,
      deposit: 1,
      rebates: [{ from: 3, percent: 5 }],
      limits: { min: 2, max: 12, step: 2 },
      sizes: [
        { id: 'S', stock: 0 },
        { id: 'M', price: 69 },
      ],
      shipping: { days: 0, deadline: '14:00:00' },
    };
    const context: DataContext = { lang: 'pl', settings: { oddities: [] }, shop: { now: () => 0 } };
    const least: GivenProduct = { id: 8, name: 'Talerz', price: 0 };
    for (const product of [given, least]) {
      assert.deepEqual(faultsOf(productData(productFrom(product), context)), []);
    }
  });
});
