import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at, createTestPlatform, Visitor } from './platform.fixtures.ts';

const createVisitor = () => new Visitor(createTestPlatform().platform);

const send = (query: string, anna = createVisitor()) =>
  anna.send(`/ajax/projector.php?${query}`, { method: 'GET' });

const requestParts = async (query: string, anna?: Visitor): Promise<unknown> =>
  (await send(query, anna)).json();

const of = (product: number, size: string, parts: string) =>
  `action=get&product=${product}&size=${size}&get=${parts}`;

interface Row {
  readonly what: string;
  readonly query: string;
  /** Values of the answer by their paths. */
  readonly values: Readonly<Record<string, unknown>>;
}

const ROWS: readonly Row[] = [
  {
    what: 'the prices of a size, as texts',
    query: of(108, 'M', 'sizeprices'),
    values: {
      'sizeprices.value': '45.00',
      'sizeprices.price_formatted': '45,00 zł',
      'sizeprices.price_net': '36.59',
      'sizeprices.omnibus_price_formatted': '55,00 zł',
    },
  },
  {
    what: 'only the price without an offer',
    query: of(139, 'uniw', 'sizeprices'),
    values: { 'sizeprices.value': '89.00', 'sizeprices.omnibus_price': undefined },
  },
  {
    what: 'the price of a subscription',
    query: `${of(122, 'uniw', 'sizeprices')}&subscription=1`,
    values: { 'sizeprices.value': '15.30' },
  },
  {
    what: 'a size that is sold out',
    query: of(108, 'XL', 'sizeavailability'),
    values: {
      sizeavailability: {
        visible: 'y',
        status: 'disable',
        status_description: 'Produkt niedostępny',
      },
    },
  },
  {
    what: 'a size that is sent tomorrow',
    query: of(108, 'M', 'sizeavailability'),
    values: {
      'sizeavailability.status': 'enable',
      'sizeavailability.shipping_time.time': '2026-06-02',
      'sizeavailability.shipping_time.week_day': '2',
      'sizeavailability.shipping_time.today': 'false',
    },
  },
  {
    what: 'a size that is sent today until a deadline',
    query: of(162, 'uniw', 'sizeavailability'),
    values: {
      'sizeavailability.shipping_time.week_day': '0',
      'sizeavailability.shipping_time.today_shipment_deadline': '14:00:00',
    },
  },
  {
    what: 'a size that is sent in weeks',
    query: of(131, 'uniw', 'sizeavailability,sizedelivery'),
    values: {
      'sizeavailability.shipping_time.week_amount': '5',
      'sizedelivery.shipping_time.time': '2026-07-06',
    },
  },
  {
    what: 'a size on order, without a time',
    query: of(176, '44', 'sizeavailability'),
    values: {
      sizeavailability: {
        visible: 'y',
        status: 'order',
        status_description: 'Na zamówienie',
        delivery_days_undefined: 'true',
        delay_time: { unknown_delivery_time: 'true' },
      },
    },
  },
  {
    what: 'all sizes by their position',
    query: of(108, 'M', 'sizes'),
    values: { 'sizes.items.00001-S.amount': '20', 'sizes.items.00004-XL.amount': '0' },
  },
  {
    what: 'the versions on one axis',
    query: 'product=102&get=multiversions',
    values: {
      'multiversions.1': undefined,
      'multiversions.0.items.2.values_id': '12',
      'multiversions.0.items.2.products.0.product_id': '169',
    },
  },
  {
    what: 'the versions on two axes, beside the chosen values',
    query:
      'product=174&get=multiversions&multiversions[selected]=23,31&multiversions[last_selected]=31',
    values: {
      'multiversions.0.items.2.products.0.product_id': '173',
      'multiversions.0.items.3': { values_id: '23', products: [], disabled: 'true' },
      'multiversions.1.items.3.products.0.product_id': '175',
    },
  },
  {
    what: 'no versions for a single product',
    query: 'product=110&get=multiversions',
    values: { multiversions: [] },
  },
];

describe('/ajax/projector.php', () => {
  for (const { what, query, values } of ROWS) {
    it(`returns ${what}`, async () => {
      const answer = await requestParts(query);
      for (const [path, value] of Object.entries(values)) {
        assert.deepEqual(at(answer, path), value, path);
      }
    });
  }

  for (const query of [
    of(999, 'uniw', 'sizeprices'),
    of(108, 'XXL', 'sizeprices'),
    of(108, 'M', 'sizeprices,secrets'),
    'product=171&get=multiversions&multiversions[selected]=21,99',
  ]) {
    it(`returns null for ${query}`, async () => assert.equal(await requestParts(query), null));
  }

  it('returns JSON of the type text/html', async () => {
    const { headers } = await send(of(108, 'M', 'sizeprices'));
    assert.equal(headers.get('content-type'), 'text/html; charset=utf-8');
  });

  it('refuses another method and another action', async () => {
    const post = await createVisitor().send('/ajax/projector.php?action=get', { method: 'POST' });
    assert.deepEqual([post.status, (await send('action=drop')).status], [405, 400]);
  });

  it('stores at most three sizes that a visitor waits for', async () => {
    const anna = createVisitor();
    const observe = (size: string, email = 'anna@example.com') =>
      requestParts(
        `action=set_product_observed&product=108&size=${size}&email=${email}&mode=2`,
        anna,
      );
    const limit = { status: 'error', errdesc: 'limit' };
    assert.deepEqual(await observe('XL', 'anna@'), { status: 'error', errdesc: 'mail' });
    assert.equal(await observe('XXL'), null);
    for (const size of ['S', 'M', 'XL']) assert.deepEqual(await observe(size), { status: 'ok' });
    assert.deepEqual(await observe('L'), limit);
    const panel = await (await anna.send('/panel/settings', { method: 'GET' })).json();
    assert.equal(at(panel, 'observed.2.size'), 'XL');
  });
});
