import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { productFrom } from '../../../demo/kit/product.ts';
import { createCatalogue } from '../../../demo/platform/catalogue/catalogue.ts';
import type { ReferencePlatformOptions } from '../../../demo/platform/platform.ts';
import { at, createTestPlatform, Visitor } from './platform.fixtures.ts';

const SOLD = { id: 1, name: 'Świeca', price: 10 };

function fresh(options: Partial<ReferencePlatformOptions> = {}) {
  const anna = new Visitor(createTestPlatform(options).platform);
  const addItem = async (item: string) => {
    const answer = await anna.graphql(
      `mutation { addProductsToBasket(ProductInput: [${item}]) { results { status error { code message } } } }`,
    );
    return at(answer, 'data.addProductsToBasket.results.0');
  };
  const add = (product: number, size: string, quantity: number) =>
    addItem(`{id: ${product}, size: "${size}", quantity: ${quantity}}`);
  const subscribe = (product: number, days: number) =>
    addItem(`{id: ${product}, subscription: ${days}}`);
  const worth = async () =>
    at(
      await anna.graphql('{ basket { products { worth { gross { formatted } } } } }'),
      'data.basket.products.0.worth.gross.formatted',
    );
  return { add, subscribe, worth };
}

describe('terms of sale', () => {
  it('allow so many units over all sizes', async () => {
    const { add } = fresh();
    assert.equal(at(await add(127, 'M', 16), 'status'), 'success');
    assert.deepEqual(at(await add(127, 'L', 9), 'error'), {
      code: 'above_most',
      message: 'Maksymalnie możesz zamówić: 24.',
    });
    assert.equal(at(await add(127, 'L', 8), 'status'), 'success');
  });

  it('sell by a dozen or by a quarter of a metre, as far as there is stock', async () => {
    const { add } = fresh();
    assert.equal(at(await add(177, 'uniw', 6), 'error.code'), 'incorrect_quantity');
    assert.equal(at(await add(177, 'uniw', 24), 'status'), 'success');
    assert.equal(at(await add(178, 'uniw', 0.3), 'error.code'), 'incorrect_quantity');
    assert.equal(at(await add(178, 'uniw', 12.75), 'status'), 'success');
    assert.equal(at(await add(178, 'uniw', 0.25), 'error.code'), 'not_enough_in_stock');
  });

  it('make a unit cheaper from a quantity on', async () => {
    const { add, worth } = fresh();
    await add(151, 'uniw', 2);
    assert.equal(await worth(), '98,00 zł');
    await add(151, 'uniw', 1);
    assert.equal(await worth(), '139,65 zł');
    await add(151, 'uniw', 7);
    assert.equal(await worth(), '431,20 zł');
  });

  it('bound a quantity by the stock, which may be a part of a unit, or have no bound', async () => {
    const sizes = [
      { id: 'whole', stock: 2.5 },
      { id: 'none', stock: 0 },
      { id: 'endless', stock: -1 },
    ];
    const { add } = fresh({ catalogue: createCatalogue([productFrom({ ...SOLD, sizes })]) });
    assert.equal(at(await add(1, 'whole', 2), 'status'), 'success');
    assert.deepEqual(at(await add(1, 'whole', 1), 'error'), {
      code: 'not_enough_in_stock',
      message: 'Nie mamy tylu sztuk. Dostępna ilość: 2.5.',
    });
    assert.equal(at(await add(1, 'none', 1), 'error.code'), 'not_available');
    assert.equal(at(await add(1, 'endless', 1000), 'status'), 'success');
  });

  it('offer some subscriptions and no others', async () => {
    const { subscribe } = fresh();
    assert.equal(at(await subscribe(133, 14), 'status'), 'success');
    assert.equal(at(await subscribe(133, 15), 'error.code'), 'subscription_not_found');
    assert.equal(at(await subscribe(110, 14), 'error.code'), 'subscription_not_found');
  });

  it('are those of the subscription, which the basket keeps', async () => {
    const { subscribe, worth } = fresh();
    await subscribe(133, 30);
    assert.equal(await worth(), '38,00 zł');
    await subscribe(133, 14);
    assert.equal(await worth(), '71,40 zł');
  });

  it('leave a set and a product made to order to their pages', async () => {
    const { add } = fresh();
    assert.equal(at(await add(180, 'uniw', 1), 'error.code'), 'incomplete');
    assert.equal(at(await add(181, 'uniw', 1), 'error.code'), 'incomplete');
    assert.equal(at(await add(179, 'uniw', 1000), 'status'), 'success');
  });
});
