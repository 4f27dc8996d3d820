import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at, createTestPlatform, Visitor } from './platform.fixtures.ts';

const SUMMARY = `summaryBasket {
  productsCount
  worth { net { formatted value } gross { formatted value } }
  shipping { cost { gross { value formatted } } }
  toShippingFree { value formatted }
  shippingLimitFree { value formatted }
}`;
const PRODUCTS = `products {
  id size additional basketGroupId quantity worthPoints { formatted value } forPoints availableNow comment
  worth { net { formatted } gross { formatted } }
  data { type name link iconSmall iconSmallSecond versionName sizes { id name }
    unit { singular plural fraction } subscription { periods } }
}`;
const BASKET = `query { basket(BasketCostInput: {}) { ${SUMMARY} ${PRODUCTS} } }`;
const DONE = { status: 'success', error: null };

const visitor = () => new Visitor(createTestPlatform().platform);

async function add(anna: Visitor, items: string): Promise<unknown> {
  const field = `addProductsToBasket(ProductInput: [${items}])`;
  const answer = await anna.graphql(
    `mutation { ${field} { status results { status error { code message } } } }`,
  );
  return at(answer, 'data.addProductsToBasket');
}

async function remove(anna: Visitor, items: string): Promise<unknown> {
  const field = `removeProductsFromBasket(ProductInput: [${items}])`;
  const answer = await anna.graphql(`mutation { ${field} { status } }`);
  return at(answer, 'data.removeProductsFromBasket.status');
}

/** Some fields of the products in the basket. */
async function linesOf(anna: Visitor, fields = 'id size quantity'): Promise<unknown> {
  return at(await anna.graphql(`{ basket { products { ${fields} } } }`), 'data.basket.products');
}

describe('the basket', () => {
  it('has the shape of the platform (HO16)', async () => {
    const anna = visitor();
    await add(anna, '{id: 120, size: "uniw", quantity: 2}');
    const basket = at(await anna.graphql(BASKET), 'data.basket');
    assert.deepEqual(at(basket, 'summaryBasket'), {
      productsCount: 2,
      worth: {
        net: { formatted: '46,11 zł', value: 46.11 },
        gross: { formatted: '49,80 zł', value: 49.8 },
      },
      shipping: { cost: { gross: { value: 14.99, formatted: '14,99 zł' } } },
      toShippingFree: { value: 200.2, formatted: '200,20 zł' },
      shippingLimitFree: { value: 250, formatted: '250,00 zł' },
    });
    assert.deepEqual(at(basket, 'products.0'), {
      id: 120,
      size: 'uniw',
      additional: '',
      basketGroupId: null,
      quantity: 2,
      worthPoints: null,
      forPoints: false,
      availableNow: true,
      comment: '',
      worth: { net: { formatted: '46,11 zł' }, gross: { formatted: '49,80 zł' } },
      data: {
        type: 'product',
        name: 'Herbata z igieł sosny',
        link: '/product-pl-120-herbata-z-igiel-sosny.html',
        iconSmall: '/img/120-small.svg',
        iconSmallSecond: null,
        versionName: 'mech',
        sizes: [{ id: 'uniw', name: 'uniwersalny' }],
        unit: { singular: 'szt.', plural: 'szt.', fraction: 'szt.' },
        subscription: { periods: ['30', '60'] },
      },
    });
  });

  it('merges lines of the same size', async () => {
    const anna = visitor();
    const two = '{id: 156, size: "M", quantity: 1}, {id: 156, size: "XL", quantity: 2}';
    assert.deepEqual(await add(anna, two), { status: 'success', results: [DONE, DONE] });
    await add(anna, '{id: 156, size: "M", quantity: 2}');
    assert.deepEqual(await linesOf(anna), [
      { id: 156, size: 'M', quantity: 3 },
      { id: 156, size: 'XL', quantity: 2 },
    ]);
  });

  const refused: readonly [what: string, item: string, code: string, inBasket?: string][] = [
    ['an unknown product', '{id: 1}', 'product_not_found'],
    ['an unknown size', '{id: 156, size: "XXL"}', 'size_not_found'],
    ['a missing size', '{id: 156}', 'size_required'],
    ['an addition that is not offered', '{id: 110, additional: "7"}', 'additional_not_found'],
    ['a quantity of 0', '{id: 110, quantity: 0}', 'incorrect_quantity'],
    ['half a piece', '{id: 110, quantity: 0.5}', 'incorrect_quantity'],
    ['a length between two steps', '{id: 153, quantity: 7}', 'incorrect_quantity'],
    ['half a dozen of what is sold by the dozen', '{id: 177, quantity: 6}', 'incorrect_quantity'],
    ['a price on request', '{id: 118}', 'price_on_request'],
    ['a size that is out of stock', '{id: 157, size: "S"}', 'not_available'],
    ['more than the stock', '{id: 156, size: "XL", quantity: 3}', 'not_enough_in_stock'],
    [
      'more than the stock with the basket',
      '{id: 178}',
      'not_enough_in_stock',
      '{id: 178, quantity: 12.75}',
    ],
    [
      'more than the limit over all sizes',
      '{id: 127, size: "L", quantity: 9}',
      'above_most',
      '{id: 127, size: "M", quantity: 16}',
    ],
    ['a period that is not offered', '{id: 133, subscription: 15}', 'subscription_not_found'],
    ['a bundle without its parts', '{id: 180}', 'incomplete'],
    ['a configurable product without its options', '{id: 181}', 'incomplete'],
  ];
  for (const [what, item, code, inBasket] of refused) {
    it(`refuses ${what}, and adds the rest`, async () => {
      const anna = visitor();
      if (inBasket) assert.equal(at(await add(anna, inBasket), 'status'), 'success');
      const answer = await add(anna, `${item}, {id: 163}`);
      assert.equal(at(answer, 'status'), 'error');
      assert.equal(at(answer, 'results.0.error.code'), code);
      assert.deepEqual(at(answer, 'results.1'), DONE);
    });
  }

  const worths: readonly [what: string, items: string, worth: string][] = [
    ['by the metre', '{id: 154, quantity: 1.5}', '7,80 zł'],
    ['by steps of 5 metres', '{id: 153, quantity: 10}', '149,00 zł'],
    ['in a quantity without a rebate', '{id: 151, quantity: 2}', '98,00 zł'],
    ['in a quantity with a rebate', '{id: 151, quantity: 10}', '431,20 zł'],
    ['by subscription', '{id: 133, subscription: 30}', '38,00 zł'],
  ];
  for (const [what, items, worth] of worths) {
    it(`has the price of a product that is sold ${what}`, async () => {
      const anna = visitor();
      await add(anna, items);
      const [line] = Object(await linesOf(anna, 'worth { gross { formatted } }'));
      assert.equal(at(line, 'worth.gross.formatted'), worth);
    });
  }

  it('removes whole lines (T4)', async () => {
    const anna = visitor();
    await add(anna, '{id: 110, quantity: 3}, {id: 163, quantity: 1}');
    assert.equal(await remove(anna, '{id: 110, size: "uniw", additional: ""}'), 'success');
    assert.equal(await remove(anna, '{id: 110, size: "uniw", additional: ""}'), 'error');
    assert.equal(await remove(anna, '{id: 163, size: "uniw", additional: "7"}'), 'error');
    assert.deepEqual(await linesOf(anna), [{ id: 163, size: 'uniw', quantity: 1 }]);
  });

  it('ships for free above the limit, and at a higher price abroad', async () => {
    const anna = visitor();
    const cost = async () =>
      at(await anna.graphql(BASKET), 'data.basket.summaryBasket.shipping.cost.gross.value');
    await add(anna, '{id: 101}');
    assert.equal(await cost(), 14.99);
    await add(anna, '{id: 113}, {id: 146}');
    assert.equal(await cost(), 0);
    await anna.set({ region: 'DE' });
    assert.equal(await cost(), 39);
  });

  it('belongs to one visitor, in their language', async () => {
    const { platform } = createTestPlatform();
    const [anna, jan] = [new Visitor(platform), new Visitor(platform)];
    await jan.set({ lang: 'en' });
    await add(anna, '{id: 110}');
    await add(jan, '{id: 163, quantity: 2}');
    assert.deepEqual(await linesOf(anna), [{ id: 110, size: 'uniw', quantity: 1 }]);
    assert.deepEqual(await linesOf(jan), [{ id: 163, size: 'uniw', quantity: 2 }]);
    const refusal = await add(jan, '{id: 1}');
    assert.equal(at(refusal, 'results.0.error.message'), 'There is no such product.');
  });
});

describe('the basket of the widget batch', () => {
  it('has the shape of the specification', async () => {
    const anna = visitor();
    await add(anna, '{id: 101}, {id: 156, size: "M"}, {id: 120}');
    const answer = await anna.widgets({ Basket: { format: 'json' } });
    const { products, ...sums } = Object(at(await answer.json(), 'Basket'));
    assert.deepEqual(products[0], {
      link: '/product-pl-101-koc-welniany-halny.html',
      icon: '/img/101-small.svg',
      icon_second: '/img/101-medium.svg',
      name: 'Koc wełniany Halny',
      size: 'uniw',
      size_name: '',
      product_version_name: 'owsiany',
      count: 1,
      worth_unit: 'szt.',
      prices: { worth_net_formatted: '202,44 zł', worth_gros_formatted: '249,00 zł' },
      subscription_period: '0',
    });
    assert.equal(products[1].size_name, 'M');
    assert.equal(products[2].subscription_period, '30');
    assert.deepEqual(sums, {
      productsCounter: 3,
      worth_formatted: '972,90 zł',
      worth_net_formatted: '793,79 zł',
      shippingCost_formatted: '0,00 zł',
      shippingCost_net_formatted: '0,00 zł',
      toShippingFree: 0,
    });
  });
});
