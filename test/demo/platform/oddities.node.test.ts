import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Oddity } from '../../../demo/platform/settings/settings.ts';
import { at, createTestPlatform, Visitor } from './platform.fixtures.ts';

async function shopperWith(...oddities: readonly Oddity[]) {
  const { platform, waits } = createTestPlatform();
  const anna = new Visitor(platform);
  const add = async (product: number, size: string, quantity: number) => {
    const item = `{id: ${product}, size: "${size}", quantity: ${quantity}}`;
    const answer = await anna.graphql(
      `mutation { addProductsToBasket(ProductInput: [${item}]) { results { status error { code } } } }`,
    );
    return at(answer, 'data.addProductsToBasket.results.0');
  };
  const lines = async () =>
    at(
      await anna.graphql('{ basket { products { quantity worth { gross { formatted } } } } }'),
      'data.basket.products',
    );
  const projectorText = async (parts: string) =>
    (
      await anna.send(`/ajax/projector.php?product=108&size=M&get=${parts}`, { method: 'GET' })
    ).text();
  await add(110, 'uniw', 1);
  await anna.set({ oddities });
  return { anna, add, lines, projectorText, waits };
}

describe('a shop with faults', () => {
  it('adds less than requested and reports success (R3)', async () => {
    const { add, lines } = await shopperWith('addsLess');
    assert.equal(at(await add(108, 'L', 50), 'status'), 'success');
    assert.equal(at(await lines(), '1.quantity'), 12);
    assert.equal(at(await add(108, 'L', 1), 'status'), 'success');
    assert.equal(at(await lines(), '1.quantity'), 12);
    assert.equal(at(await add(127, 'M', 30), 'status'), 'success');
    assert.equal(at(await lines(), '2.quantity'), 24);
    assert.equal(at(await add(177, 'uniw', 612), 'status'), 'success');
    assert.equal(at(await lines(), '3.quantity'), 600);
  });

  it('raises the price at the next request, and in the basket', async () => {
    const { projectorText, lines } = await shopperWith('dearer');
    assert.equal(at(JSON.parse(await projectorText('sizeprices')), 'sizeprices.value'), '49.50');
    assert.equal(at(await lines(), '0.worth.gross.formatted'), '42,90 zł');
  });

  it('sells out while the page is open', async () => {
    const { add, projectorText } = await shopperWith('soldOut');
    const availability: unknown = JSON.parse(await projectorText('sizeavailability'));
    assert.equal(at(availability, 'sizeavailability.status'), 'disable');
    assert.equal(at(await add(108, 'M', 1), 'error.code'), 'not_available');
  });

  it('treats the visitor as a guest after the session has ended, until it is restored', async () => {
    const { anna, add, lines } = await shopperWith('sessionEnded');
    assert.deepEqual(await lines(), []);
    await add(110, 'uniw', 2);
    assert.equal(at(await lines(), '0.quantity'), 2);
    await anna.set({ oddities: [] });
    assert.equal(at(await lines(), '0.quantity'), 1);
  });
});
