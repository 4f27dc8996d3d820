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
const REMOVE = 'removeProductsFromBasket';
const BASKET = `query { basket(BasketCostInput: {}) { ${SUMMARY} ${PRODUCTS} } }`;

async function added(visitor: Visitor, items: string) {
  const field = `addProductsToBasket(ProductInput: [${items}])`;
  const answer = await visitor.graphql(
    `mutation { ${field} { status results { status error { code message } } } }`,
  );
  return at(answer, 'data.addProductsToBasket');
}

async function removed(visitor: Visitor, items: string) {
  const field = `removeProductsFromBasket(ProductInput: [${items}])`;
  return at(await visitor.graphql(`mutation { ${field} { status } }`), `data.${REMOVE}.status`);
}

async function lines(visitor: Visitor): Promise<unknown> {
  const answer = await visitor.graphql('{ basket { products { id size quantity } } }');
  return at(answer, 'data.basket.products');
}

function visitor() {
  return new Visitor(createTestPlatform().platform);
}

const done = { status: 'success', error: null };

describe('the basket', () => {
  it('is empty at first', async () => {
    const basket = at(await visitor().graphql(BASKET, '?query=basket'), 'data.basket');
    assert.deepEqual(at(basket, 'products'), []);
    assert.equal(at(basket, 'summaryBasket.productsCount'), 0);
    assert.equal(at(basket, 'summaryBasket.shipping.cost.gross.value'), 0);
    assert.equal(at(basket, 'summaryBasket.toShippingFree.value'), 250);
  });

  it('has the shape of the platform (HO16)', async () => {
    const anna = visitor();
    await added(anna, '{id: 120, size: "uniw", quantity: 2}');
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

  it('adds to a line, and keeps sizes apart', async () => {
    const anna = visitor();
    const answer = await added(
      anna,
      '{id: 156, size: "M", quantity: 1}, {id: 156, size: "XL", quantity: 2}',
    );
    assert.deepEqual(answer, { status: 'success', results: [done, done] });
    await added(anna, '{id: 156, size: "M", quantity: 2}');
    assert.deepEqual(await lines(anna), [
      { id: 156, size: 'M', quantity: 3 },
      { id: 156, size: 'XL', quantity: 2 },
    ]);
    const worth = await anna.graphql('{ basket { products { worth { gross { formatted } } } } }');
    assert.equal(at(worth, 'data.basket.products.0.worth.gross.formatted'), '2\u00a0097,00 zł');
    assert.equal(at(worth, 'data.basket.products.1.worth.gross.formatted'), '1\u00a0498,00 zł');
  });

  it('needs no size where there is only one', async () => {
    const anna = visitor();
    await added(anna, '{id: 110}');
    assert.deepEqual(await lines(anna), [{ id: 110, size: 'uniw', quantity: 1 }]);
  });

  const refused: readonly [string, string, string][] = [
    ['an unknown product', '{id: 1}', 'product_not_found'],
    ['an unknown size', '{id: 156, size: "XXL"}', 'size_not_found'],
    ['a missing size', '{id: 156}', 'size_required'],
    ['an addition that is not offered', '{id: 110, additional: "7"}', 'additional_not_found'],
    ['a quantity of 0', '{id: 110, quantity: 0}', 'incorrect_quantity'],
    ['a negative quantity', '{id: 110, quantity: -1}', 'incorrect_quantity'],
    ['half a piece', '{id: 110, quantity: 0.5}', 'incorrect_quantity'],
    ['a length between the steps', '{id: 153, quantity: 7}', 'incorrect_quantity'],
    ['a price on request', '{id: 118}', 'price_on_request'],
    ['what is out of stock', '{id: 157, size: "S"}', 'not_available'],
    ['more than there is', '{id: 156, size: "XL", quantity: 3}', 'not_enough_in_stock'],
  ];
  for (const [what, item, code] of refused) {
    it(`refuses ${what}, and does the rest`, async () => {
      const anna = visitor();
      const answer = await added(anna, `${item}, {id: 110}`);
      assert.equal(at(answer, 'status'), 'error');
      assert.equal(at(answer, 'results.0.error.code'), code);
      assert.deepEqual(at(answer, 'results.1'), done);
      assert.deepEqual(await lines(anna), [{ id: 110, size: 'uniw', quantity: 1 }]);
    });
  }

  it('counts what is already in the basket against the stock, and says how much there is', async () => {
    const anna = visitor();
    await added(anna, '{id: 156, size: "XL", quantity: 2}');
    const answer = await added(anna, '{id: 156, size: "XL", quantity: 1}');
    assert.match(String(at(answer, 'results.0.error.message')), /Dostępna ilość: 2\./);
  });

  it('takes whole lines away (T4)', async () => {
    const anna = visitor();
    await added(anna, '{id: 110, quantity: 3}, {id: 163, quantity: 1}');
    assert.equal(await removed(anna, '{id: 110, size: "uniw", additional: ""}'), 'success');
    assert.deepEqual(await lines(anna), [{ id: 163, size: 'uniw', quantity: 1 }]);
    assert.equal(await removed(anna, '{id: 110, size: "uniw", additional: ""}'), 'error');
    assert.equal(await removed(anna, '{id: 163, size: "uniw", additional: "7"}'), 'error');
    assert.deepEqual(await lines(anna), [{ id: 163, size: 'uniw', quantity: 1 }]);
  });

  it('sells by the metre: prices by length, counts pieces', async () => {
    const anna = visitor();
    await added(anna, '{id: 153, quantity: 10}, {id: 154, quantity: 1.5}');
    const basket = at(await anna.graphql(BASKET), 'data.basket');
    assert.equal(at(basket, 'summaryBasket.productsCount'), 5);
    assert.equal(at(basket, 'products.0.worth.gross.formatted'), '149,00 zł');
    assert.equal(at(basket, 'products.1.worth.gross.formatted'), '7,80 zł');
    assert.equal(at(basket, 'products.1.data.unit.fraction'), 'metra');
  });

  it('ships for nothing from the limit on, and dearer abroad', async () => {
    const anna = visitor();
    const cost = (input: string) =>
      anna.graphql(`{ basket(BasketCostInput: ${input}) { ${SUMMARY} } }`);
    await added(anna, '{id: 101}');
    const below = await cost('{}');
    assert.equal(at(below, 'data.basket.summaryBasket.toShippingFree.value'), 1);
    assert.equal(at(below, 'data.basket.summaryBasket.shipping.cost.gross.formatted'), '14,99 zł');
    await added(anna, '{id: 113}, {id: 146}');
    const above = await cost('{}');
    assert.equal(at(above, 'data.basket.summaryBasket.toShippingFree.value'), 0);
    assert.equal(at(above, 'data.basket.summaryBasket.shipping.cost.gross.value'), 0);
    await anna.graphql(
      'mutation { setRegion(SetRegionInput: {deliveryRegionId: 1143020143}) { status } }',
    );
    const abroad = await cost('{}');
    assert.equal(at(abroad, 'data.basket.summaryBasket.shipping.cost.gross.formatted'), '39,00 zł');
  });

  it('speaks the language of the visitor', async () => {
    const anna = visitor();
    await anna.set({ lang: 'en' });
    await added(anna, '{id: 110}');
    const basket = await anna.graphql(BASKET);
    assert.equal(at(basket, 'data.basket.products.0.data.name'), 'Szlak enamel mug');
    const refusal = await added(anna, '{id: 1}');
    assert.equal(at(refusal, 'results.0.error.message'), 'There is no such product.');
  });

  it('belongs to one visitor', async () => {
    const { platform } = createTestPlatform();
    const [anna, jan] = [new Visitor(platform), new Visitor(platform)];
    await added(anna, '{id: 110}');
    await added(jan, '{id: 163, quantity: 2}');
    assert.deepEqual(await lines(anna), [{ id: 110, size: 'uniw', quantity: 1 }]);
    assert.deepEqual(await lines(jan), [{ id: 163, size: 'uniw', quantity: 2 }]);
  });
});

describe('the widget batch', () => {
  const JSON_FORMAT = { format: 'json' };

  it('gives the basket in the shape of the specification', async () => {
    const anna = visitor();
    await added(anna, '{id: 101}, {id: 156, size: "M"}, {id: 120}');
    const batch: unknown = await (
      await anna.widgets({ Basket: JSON_FORMAT, Wishlist: JSON_FORMAT })
    ).json();
    assert.deepEqual(Object.keys(Object(batch)), ['Basket', 'Wishlist']);
    assert.deepEqual(at(batch, 'Basket.products.0'), {
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
    assert.equal(at(batch, 'Basket.products.1.size_name'), 'M');
    assert.equal(at(batch, 'Basket.products.2.subscription_period'), '30');
    assert.equal(at(batch, 'Basket.productsCounter'), 3);
    assert.equal(at(batch, 'Basket.worth_formatted'), '972,90 zł');
    assert.equal(at(batch, 'Basket.worth_net_formatted'), '793,79 zł');
    assert.equal(at(batch, 'Basket.shippingCost_formatted'), '0,00 zł');
    assert.equal(at(batch, 'Basket.shippingCost_net_formatted'), '0,00 zł');
    assert.equal(at(batch, 'Basket.toShippingFree'), 0);
    assert.equal(at(batch, 'Basket.user'), undefined);
  });

  it('refuses a key without the format (S3, T4)', async () => {
    for (const asked of [{}, { format: 'html' }, null, 'json']) {
      assert.equal((await visitor().widgets({ Basket: asked })).status, 400);
      assert.equal((await visitor().widgets({ Basket: JSON_FORMAT, Wishlist: asked })).status, 400);
    }
  });

  it('refuses what is no request', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const body of ['', 'request=', 'request=[', 'request=%221%22', 'other={}']) {
      assert.equal((await visitor().send('/ajax/get.php', { headers, body })).status, 400, body);
    }
    assert.equal((await visitor().send('/ajax/get.php', { method: 'GET' })).status, 405);
  });
});
