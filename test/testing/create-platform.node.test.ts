import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { platformCreator } from '../../demo/kit/create-platform.ts';
import { handlers } from '../../demo/kit/handlers.ts';
import type { PlatformOptions, TestPlatform } from '../../demo/kit/kit.types.ts';
import { SCHEMA } from '../demo/platform/platform.fixtures.ts';

const createPlatform = platformCreator(SCHEMA);
const SHOP = 'http://localhost';

async function send(platform: TestPlatform, path: string, init?: RequestInit): Promise<Response> {
  const answer = await platform.fetch(new Request(SHOP + path, init));
  assert.ok(answer, path);
  return answer;
}

const post = (platform: TestPlatform, query: string): Promise<Response> =>
  send(platform, '/graphql/v1/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });

const requestJson = async (platform: TestPlatform, query: string) =>
  (await post(platform, query)).json();

const BASKET =
  '{ basket { summaryBasket { productsCount worth { gross { value } } } products { id size data { name } } } }';
const SEARCH = '{ productsTextSearch(searchInput: {text: "Kubek"}) { products { name link } } }';

describe('createPlatform()', () => {
  it('accepts passkeys of the calling page, at any URL (US6)', async () => {
    const platform = createPlatform();
    for (const origin of ['http://localhost:4173', 'http://127.0.0.1:8080']) {
      const answer = await send(platform, '/webAuthn/generateLoginRequest.php', {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: '{}',
      });
      assert.equal(answer.headers.get('access-control-allow-origin'), origin);
      assert.notEqual(answer.status, 403);
    }
  });

  it('returns product images without a server, unless a test has its own (QA4)', async () => {
    const query = '{ basket { products { data { iconSmall } } } }';
    const given = [
      { id: 7, name: 'Kubek', price: 12.5 },
      { id: 8, name: 'Koc', price: 100, image: '/koc.png' },
    ];
    const iconsOf = async (options: PlatformOptions) => {
      const { data } = await requestJson(createPlatform(options), query);
      return data.basket.products.map(
        (line: { data: { iconSmall: string } }) => line.data.iconSmall,
      );
    };
    const [demo] = await iconsOf({ basket: [{ product: 110 }] });
    const [own, named] = await iconsOf({
      products: given,
      basket: [{ product: 7 }, { product: 8 }],
    });
    assert.match(demo, /^data:image\/png;/);
    assert.match(own, /^data:image\/png;/);
    assert.equal(named, '/koc.png');
  });

  it('returns the given data', async () => {
    const platform = createPlatform({
      products: [
        { id: 7, name: 'Kubek', price: 12.5 },
        { id: 8, name: 'Koc', price: 100, sizes: [{ id: 'S' }, { id: 'L', price: 150 }] },
      ],
      basket: [
        { product: 7, quantity: 2 },
        { product: 8, size: 'L' },
      ],
      lists: [{ name: 'Prezenty', products: [{ product: 7 }] }],
    });
    const { data } = await requestJson(platform, BASKET);
    assert.deepEqual(data.basket, {
      summaryBasket: { productsCount: 3, worth: { gross: { value: 175 } } },
      products: [
        { id: 7, size: 'uniw', data: { name: 'Kubek' } },
        { id: 8, size: 'L', data: { name: 'Koc' } },
      ],
    });
    assert.deepEqual((await requestJson(platform, SEARCH)).data.productsTextSearch.products, [
      { name: 'Kubek', link: '/product-pl-7-kubek.html' },
    ]);
    const lists = await requestJson(platform, '{ shoppingList { name productCount } }');
    assert.deepEqual(lists.data.shoppingList, [{ name: 'Prezenty', productCount: 1 }]);
  });

  it('delivers to the given region', async () => {
    const worth = '{ basket { summaryBasket { shipping { cost { gross { value } } } } } }';
    const shipping = async (options: PlatformOptions) => {
      const { data } = await requestJson(
        createPlatform({ basket: [{ product: 110 }], ...options }),
        worth,
      );
      return data.basket.summaryBasket.shipping.cost.gross.value;
    };
    assert.ok((await shipping({ region: 'US' })) > (await shipping({})));
  });

  it('sells on the terms of a product', async () => {
    const platform = createPlatform({
      products: [
        {
          id: 7,
          name: 'Lina',
          price: 4,
          stock: 12,
          limits: { step: 0.5, max: 6 },
          rebates: [{ from: 3, percent: 50 }],
          deposit: 0.5,
          shipping: { days: 0, deadline: '14:00:00' },
        },
      ],
      basket: [{ product: 7, quantity: 5 }],
    });
    const worth = '{ basket { summaryBasket { worth { gross { value } } } } }';
    const { data } = await requestJson(platform, worth);
    assert.equal(data.basket.summaryBasket.worth.gross.value, 10);
    const path = '/ajax/projector.php?product=7&size=uniw&get=sizeprices,sizeavailability';
    const { sizeprices, sizeavailability } = await (await send(platform, path)).json();
    assert.deepEqual([sizeprices.value, sizeprices.deposit_price], ['4.00', '0.50']);
    assert.equal(sizeavailability.shipping_time.today_shipment_deadline, '14:00:00');
    const add = 'mutation { addProductsToBasket(ProductInput: [{id: 7, quantity: 2}]) { status } }';
    assert.equal((await requestJson(platform, add)).data.addProductsToBasket.status, 'error');
  });

  it('links variants to each other', async () => {
    const versions = [
      { product: 7, values: { Kolor: 'leśny', Rozmiar: 'mały' } },
      { product: 8, values: { Kolor: 'rdzawy', Rozmiar: 'mały' } },
    ];
    const platform = createPlatform({
      products: [
        { id: 7, name: 'Kubek', price: 12, versions },
        { id: 8, name: 'Kubek rdzawy', price: 14 },
      ],
    });
    const path = '/ajax/projector.php?product=8&get=multiversions';
    const { multiversions } = await (await send(platform, path)).json();
    assert.deepEqual(
      multiversions[0].items['1'].products.map(
        ({ product_id }: { product_id: string }) => product_id,
      ),
      ['7'],
    );
  });
});

describe('the calls and the failures of createPlatform()', () => {
  it('records the calls as data', async () => {
    const platform = createPlatform({ fail: { search: '500' } });
    await post(platform, SEARCH);
    const request = JSON.stringify({ Basket: { format: 'json' } });
    await send(platform, '/ajax/get.php', {
      method: 'POST',
      body: new URLSearchParams({ request }),
    });
    await send(platform, '/ajax/payments.php?action=verify_iban&bankAccount=PL1');
    await send(platform, '/webAuthn/login.php', { method: 'POST', body: '{"a": 1}' });
    assert.deepEqual(platform.calls, [
      { kind: 'search', name: 'productsTextSearch', args: { searchInput: { text: 'Kubek' } } },
      { kind: 'widgets', name: 'Basket', args: { format: 'json' } },
      { kind: 'iban', name: 'verify_iban', args: { bankAccount: 'PL1' } },
      { kind: 'passkeys', name: 'login', args: { a: 1 } },
    ]);
  });

  it('fails on demand', async () => {
    const platform = createPlatform({ fail: { search: '500', lists: 'refuse', basket: 'hang' } });
    assert.equal((await post(platform, SEARCH)).status, 500);
    const { errors } = await requestJson(platform, '{ shoppingList { name } }');
    assert.equal(errors.length, 1);
    const request = new Request(`${SHOP}/graphql/v1/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: BASKET }),
      signal: AbortSignal.abort(new Error('enough')),
    });
    await assert.rejects(platform.fetch(request), /enough/);
  });

  it('delays on demand', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      const platform = createPlatform({ latency: { search: 5000 } });
      let isThere = false;
      const answer = post(platform, SEARCH).then(() => {
        isThere = true;
      });
      await requestJson(platform, BASKET);
      assert.equal(isThere, false);
      mock.timers.tick(5000);
      await answer;
    } finally {
      mock.timers.reset();
    }
  });

  for (const [problem, options] of Object.entries({
    'bsket: there is no such option.': { bsket: [] },
    'basket.0.product: there is no product 1.': { basket: [{ product: 1 }] },
    'basket.0.size: expected one of S, M, L, XL.': { basket: [{ product: 108 }] },
    'basket.0.quantity: Invalid type: Expected number but received "2"': {
      basket: [{ product: 101, quantity: '2' }],
    },
    'lists.0.products.0.product: there is no product 2.': {
      lists: [{ name: 'A', products: [{ product: 2 }] }],
    },
    'region: the shop does not deliver to ZZ.': { region: 'ZZ' },
    'fail.constructor: there is no such option.': { fail: { constructor: '500' } },
    'latency.__proto__: there is no such option.': JSON.parse('{"latency": {"__proto__": 5}}'),
    'constructor: there is no such option.': { constructor: [] },
    'answers.constructor: there is no such option.': { answers: { constructor: {} } },
    'products.0.prototype: there is no such option.': {
      products: [{ id: 1, name: 'A', price: 1, prototype: 1 }],
    },
    'answers.baskt: expected one of hello, basket': { answers: { baskt: {} } },
    'answers.projector.prices: expected one of hello,': { answers: { 'projector.prices': {} } },
    'products.0.versions.0.product: there is no product 2.': {
      products: [{ id: 1, name: 'A', price: 1, versions: [{ product: 2, values: {} }] }],
    },
    'products.0.limits.step: Invalid value': {
      products: [{ id: 1, name: 'A', price: 1, limits: { step: 0 } }],
    },
  })) {
    it(`rejects an invalid option: ${problem} (AT13)`, () => {
      assert.throws(
        () => Reflect.apply(createPlatform, undefined, [options]),
        ({ message }: Error) => message.startsWith(`[shop] createPlatform: ${problem}`),
      );
    });
  }
});

describe('a custom answer in a test', () => {
  it('replaces that of the platform', async () => {
    const platform = createPlatform({
      answers: {
        hello: 'Good day',
        productsTextSearch: ({ searchInput }: { searchInput: { text: string } }) => ({
          products: [{ name: searchInput.text, link: '/' }],
        }),
      },
    });
    assert.equal((await requestJson(platform, '{ hello }')).data.hello, 'Good day');
    assert.deepEqual((await requestJson(platform, SEARCH)).data.productsTextSearch.products, [
      { name: 'Kubek', link: '/' },
    ]);
  });

  it('replaces a part of projector.php', async () => {
    const answers = {
      'projector.sizeprices': ({ size }: { size: string }) => ({ value: `${size.length}.00` }),
      'projector.sizes': null,
    };
    const platform = createPlatform({ answers });
    const partOf = async (name: string) =>
      (await send(platform, `/ajax/projector.php?product=110&size=uniw&get=${name}`)).json();
    assert.deepEqual(await partOf('sizeprices'), { sizeprices: { value: '4.00' } });
    assert.equal(await partOf('sizes'), null);
    assert.equal((await partOf('sizeavailability')).sizeavailability.status, 'enable');
  });

  for (const [fault, answer] of Object.entries({
    'productsTextSearch.products[1].link: expected String!, found nothing.': {
      products: [{ name: 'a', link: '/' }, { name: 'b' }],
    },
    'productsTextSearch.products[0].name: expected String, found 5.': {
      products: [{ name: 5, link: '/' }],
    },
    'productsTextSearch.products: expected [SearchProduct!], found "none".': { products: 'none' },
    'productsTextSearch.product: not a known key;': { product: [] },
    'productsTextSearch: expected ProductsTextSearch, found "nothing".': 'nothing',
  })) {
    it(`is reported if the schema does not allow it: ${fault}`, async (test) => {
      const errorLog = test.mock.method(console, 'error', () => undefined);
      const platform = createPlatform({ answers: { productsTextSearch: answer } });
      const { errors } = await requestJson(platform, SEARCH);
      assert.ok(errors[0].message.startsWith(fault), errors[0].message);
      const [message] = errorLog.mock.calls[0]?.arguments ?? [];
      assert.ok(String(message).startsWith(`[shop] createPlatform: answers.${fault}`));
    });
  }
});

describe('the numbers of filters', () => {
  const QUERY = '/search.php?filter_producer=12&getProductXML=true&xmlType=filtering';
  const countsOf = async (options?: PlatformOptions) => {
    const platform = createPlatform(options);
    const answer = await send(platform, QUERY);
    return { platform, status: answer.status, text: await answer.text() };
  };

  it('are unknown by default, and recorded as a call', async () => {
    const { platform, text } = await countsOf();
    assert.match(text, /^<filtering><filter [^>]*\/><\/filtering>$/);
    const [call] = platform.calls;
    assert.equal(call?.kind, 'filters');
    assert.equal(call?.args.filter_producer, '12');
  });

  it('are those of the test', async () => {
    const filtering = (query: Readonly<Record<string, string>>) =>
      `<filtering total="${query.filter_producer}"/>`;
    assert.equal((await countsOf({ answers: { filtering } })).text, '<filtering total="12"/>');
  });

  it('fail on demand', async () => {
    assert.equal((await countsOf({ fail: { filters: '500' } })).status, 500);
    assert.equal((await countsOf({ fail: { filters: 'refuse' } })).status, 403);
  });
});

describe('handlers()', () => {
  it('routes each path of the platform', async () => {
    const platform = createPlatform();
    const made = handlers(platform, { all: (path, resolver) => ({ path, resolver }) });
    assert.ok(made.some(({ path }) => path === '*/graphql/v1*'));
    for (const { resolver } of made) {
      const request = new Request(`${SHOP}/ajax/payments.php?action=verify_iban`);
      assert.equal((await resolver({ request }))?.status, 200);
    }
  });
});
