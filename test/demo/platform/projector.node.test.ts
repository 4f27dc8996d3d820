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

  it('has the deposit of the packaging', async () => {
    const { ask } = fresh();
    const prices = at(await ask(142, 'uniw', 'sizeprices'), 'sizeprices');
    assert.equal(at(prices, 'deposit_price_formatted'), '0,50 zł');
    assert.equal(at(prices, 'total_deposit'), '0.50');
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
