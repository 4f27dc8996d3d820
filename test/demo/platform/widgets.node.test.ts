import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at, createTestPlatform, Visitor } from './platform.fixtures.ts';

const createShop = () => ({ anna: new Visitor(createTestPlatform().platform) });

const FORMAT = { format: 'json' };
const OF_PAGE = {
  ...FORMAT,
  params: { mobile: true, tablet: false, pc: false, request_uri: '/', additional_ajax: '' },
};

describe('the widget batch of the reference platform', () => {
  it('answers each requested key', async () => {
    const { anna } = createShop();
    const keys = { Basket: FORMAT, Wishlist: FORMAT, Comparers: FORMAT, Snippets: OF_PAGE };
    const projector = { Projector: { ...FORMAT, params: { product: 101 } } };
    const answer = await (
      await anna.widgets({ ...keys, ...projector, ToplayersAndWidgets: OF_PAGE, Other: FORMAT })
    ).json();
    assert.deepEqual(
      new Set(Object.keys(answer)),
      new Set([...Object.keys(keys), 'Projector', 'ToplayersAndWidgets']),
    );
    assert.equal(at(answer, 'Projector.response.product.id'), 101);
    assert.deepEqual(at(answer, 'Wishlist.response.product'), []);
    assert.deepEqual(at(answer, 'Comparers.response.product'), []);
    const regions = Object.values(at(answer, 'Snippets.response.items') as object);
    assert.deepEqual(
      regions.map(({ region }) => region),
      ['head', 'body_top', 'body_bottom'],
    );
  });

  it('refuses a key without a format, and snippets without the parameters of the page', async () => {
    const { anna } = createShop();
    const { mobile: _, ...params } = OF_PAGE.params;
    for (const keys of [
      { Basket: {} },
      { Basket: null },
      { Other: {} },
      { Snippets: FORMAT },
      { Snippets: { ...FORMAT, params } },
      { Projector: FORMAT },
    ]) {
      assert.equal((await anna.widgets(keys)).status, 400, JSON.stringify(keys));
    }
  });
});
