import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at, createTestPlatform, Visitor } from './platform.fixtures.ts';

function fresh() {
  const { platform, waits } = createTestPlatform();
  const anna = new Visitor(platform);
  const send = (query: string, method = 'GET') =>
    anna.send(`/ajax/projector.php?${query}`, { method });
  const ask = async (product: number, size: string, parts: string): Promise<unknown> =>
    (await send(`action=get&product=${product}&size=${size}&get=${parts}`)).json();
  return { anna, waits, send, ask };
}

describe('the data of a chosen size', () => {
  it('is JSON that calls itself HTML, with the parts that were asked', async () => {
    const { send } = fresh();
    const answer = await send('action=get&product=108&size=M&get=sizeprices,sizeavailability');
    assert.equal(answer.headers.get('content-type'), 'text/html; charset=utf-8');
    assert.deepEqual(Object.keys(Object(await answer.json())), ['sizeprices', 'sizeavailability']);
  });

  it('has prices as texts; what does not apply is absent', async () => {
    const { ask } = fresh();
    const prices = at(await ask(108, 'M', 'sizeprices'), 'sizeprices');
    assert.equal(at(prices, 'value'), '45.00');
    assert.equal(at(prices, 'price_formatted'), '45,00 zł');
    assert.equal(at(prices, 'price_net'), '36.59');
    assert.equal(at(prices, 'omnibus_price_formatted'), '55,00 zł');
    const plain = Object(at(await ask(139, 'uniw', 'sizeprices'), 'sizeprices'));
    assert.deepEqual(Object.keys(plain), [
      'value',
      'price_formatted',
      'price_net',
      'price_net_formatted',
    ]);
  });

  it('says that a size is sold out, and when another is sent', async () => {
    const { ask } = fresh();
    const soldOut = at(await ask(108, 'XL', 'sizeavailability'), 'sizeavailability');
    assert.deepEqual(soldOut, {
      visible: 'y',
      status: 'disable',
      status_description: 'Produkt niedostępny',
    });
    const inStock = at(await ask(108, 'M', 'sizeavailability'), 'sizeavailability');
    assert.equal(at(inStock, 'status'), 'enable');
    assert.equal(at(inStock, 'shipping_time.time'), '2026-06-02');
    assert.equal(at(inStock, 'shipping_time.week_day'), '2');
    assert.equal(at(inStock, 'shipping_time.today'), 'false');
  });

  it('is sent today until a deadline, in weeks, or nobody knows when', async () => {
    const { ask } = fresh();
    const timesOf = async (product: number) =>
      at(await ask(product, 'uniw', 'sizeavailability'), 'sizeavailability');
    const today = await timesOf(162);
    assert.equal(at(today, 'shipping_time.week_day'), '0');
    assert.equal(at(today, 'shipping_time.today_shipment_deadline'), '14:00:00');
    const late = await timesOf(131);
    assert.equal(at(late, 'shipping_time.time'), '2026-07-06');
    assert.equal(at(late, 'shipping_time.week_amount'), '5');
    assert.deepEqual(at(await timesOf(118), 'delay_time'), { unknown_delivery_time: 'true' });
  });

  it('is cheaper for who subscribes', async () => {
    const { ask, send } = fresh();
    const query = 'product=122&size=uniw&get=sizeprices&subscription=1';
    const subscribed: unknown = await (await send(query)).json();
    assert.equal(at(await ask(122, 'uniw', 'sizeprices'), 'sizeprices.value'), '17.00');
    assert.equal(at(subscribed, 'sizeprices.value'), '15.30');
    const other: unknown = await (
      await send('product=110&size=uniw&get=sizeprices&subscription=1')
    ).json();
    assert.equal(at(other, 'sizeprices.value'), '39.00');
  });

  it('says that a size is on order, and that nobody knows for how long', async () => {
    const { ask } = fresh();
    const ordered = at(await ask(176, '44', 'sizeavailability'), 'sizeavailability');
    assert.deepEqual(ordered, {
      visible: 'y',
      status: 'order',
      status_description: 'Na zamówienie',
      delivery_days_undefined: 'true',
      delay_time: { unknown_delivery_time: 'true' },
    });
  });

  it('lists all sizes by their place', async () => {
    const { ask } = fresh();
    const items = Object(at(await ask(108, 'M', 'sizes'), 'sizes.items'));
    assert.deepEqual(Object.keys(items), ['00001-S', '00002-M', '00003-L', '00004-XL']);
    assert.equal(items['00004-XL'].amount, '0');
    const one = Object(at(await ask(139, 'uniw', 'sizes'), 'sizes.items'));
    assert.deepEqual(Object.keys(one), ['00000-uniw']);
  });

  it('is null for an unknown product, size or part', async () => {
    const { ask } = fresh();
    assert.equal(await ask(999, 'uniw', 'sizeprices'), null);
    assert.equal(await ask(108, 'XXL', 'sizeprices'), null);
    assert.equal(await ask(108, 'M', 'sizeprices,secrets'), null);
    assert.equal(await ask(108, '', 'sizeprices'), null);
  });

  it('is a GET with the action get, late or broken as the panel says', async () => {
    const { anna, waits, send } = fresh();
    assert.equal((await send('action=get', 'POST')).status, 405);
    assert.equal((await send('action=drop')).status, 400);
    await anna.set({ calls: { product: { latencyMs: 300, failure: '500' } } });
    assert.equal((await send('action=get')).status, 500);
    assert.deepEqual(waits, [300]);
  });
});

describe('the versions of a product', () => {
  const versions = async (product: number, more = '') => {
    const answer = await fresh().send(`product=${product}&get=multiversions${more}`);
    return at(await answer.json(), 'multiversions');
  };

  it('lead to one product each', async () => {
    const [axis, ...others] = Object.values(Object(await versions(102)));
    assert.deepEqual(others, []);
    assert.equal(at(axis, 'id'), '1');
    assert.equal(at(axis, 'items.2.values_id'), '12');
    assert.equal(at(axis, 'items.2.products.0.product_id'), '169');
    assert.match(String(at(axis, 'items.2.products.0.url')), /169/);
  });

  it('on two axes lead on beside the chosen value of the other one, and nowhere in a hole', async () => {
    const own = await versions(171);
    assert.equal(at(own, '0.items.3.disabled'), 'true');
    assert.equal(at(own, '1.items.2.products.0.product_id'), '172');
    const chosen = await versions(
      174,
      '&multiversions[selected]=23,31&multiversions[last_selected]=31',
    );
    assert.equal(at(chosen, '0.items.2.products.0.product_id'), '173');
    assert.deepEqual(at(chosen, '0.items.3'), { values_id: '23', products: [], disabled: 'true' });
    assert.equal(at(chosen, '1.items.3.products.0.product_id'), '175');
  });

  it('are none for a product alone, and null for unknown values', async () => {
    assert.deepEqual(await versions(110), []);
    const unknown = await fresh().send(
      'product=171&get=multiversions&multiversions[selected]=21,99',
    );
    assert.equal(await unknown.json(), null);
  });
});

describe('a size that a visitor waits for', () => {
  const observe = (size: string, email = 'anna@example.com') =>
    `action=set_product_observed&product=108&size=${size}&email=${email}&mode=2`;

  it('is remembered for the panel, three at most', async () => {
    const { anna, send } = fresh();
    for (const size of ['S', 'M', 'XL'])
      assert.deepEqual(await (await send(observe(size))).json(), { status: 'ok' });
    const fourth = await send(observe('L'));
    assert.deepEqual(await fourth.json(), { status: 'error', errdesc: 'limit' });
    const panel: unknown = await (await anna.send('/panel/settings', { method: 'GET' })).json();
    assert.equal(at(panel, 'observed.2.size'), 'XL');
    assert.equal(at(panel, 'observed.3'), undefined);
  });

  it('needs an address, a product and a size', async () => {
    const { send } = fresh();
    const wrong = await send(observe('XL', 'anna@'));
    assert.deepEqual(await wrong.json(), { status: 'error', errdesc: 'mail' });
    assert.equal(await (await send(observe('XXL'))).json(), null);
  });
});
