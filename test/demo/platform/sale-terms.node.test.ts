import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at, createTestPlatform, Visitor } from './platform.fixtures.ts';

function fresh() {
  const anna = new Visitor(createTestPlatform().platform);
  const add = async (product: number, size: string, quantity: number) => {
    const item = `{id: ${product}, size: "${size}", quantity: ${quantity}}`;
    const answer = await anna.graphql(
      `mutation { addProductsToBasket(ProductInput: [${item}]) { results { status error { code message } } } }`,
    );
    return at(answer, 'data.addProductsToBasket.results.0');
  };
  const worth = async () =>
    at(
      await anna.graphql('{ basket { products { worth { gross { formatted } } } } }'),
      'data.basket.products.0.worth.gross.formatted',
    );
  return { add, worth };
}

describe('terms of sale', () => {
  it('allow so many units over all sizes', async () => {
    const { add } = fresh();
    assert.equal(at(await add(127, 'M', 8), 'status'), 'success');
    assert.deepEqual(at(await add(127, 'L', 5), 'error'), {
      code: 'above_most',
      message: 'Maksymalnie możesz zamówić: 12.',
    });
    assert.equal(at(await add(127, 'L', 4), 'status'), 'success');
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
});
