import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at, createTestPlatform, Visitor } from './platform.fixtures.ts';

const visitor = () => new Visitor(createTestPlatform().platform);

const WAYS =
  '{ shipping { courier { icon name } prepaid cost { value formatted } deliveryTime { time { days hours minutes } weekDay weekAmount today } } }';

async function waysOf(anna: Visitor, product: string): Promise<unknown[]> {
  const query = `{ shipping(ShippingInput: {mode: product, products: [${product}]}) ${WAYS} }`;
  const ways = at(await anna.graphql(query, '?query=shipping'), 'data.shipping.shipping');
  assert.ok(Array.isArray(ways));
  return ways;
}

const HOURS = 'monday { open allDay from till } sunday { open allDay from till }';
const STORES = `{ id name productSizeAvailableInStocks { quantity strictQuantity unit { singular plural } productAvailableStatus { description icon } stockInfo { name street city zipcode country contact { phone { text link } mail { text link } } openingHours { ${HOURS} } longitude latitude } } }`;

async function storesOf(anna: Visitor, id: number): Promise<unknown> {
  const query = `{ sizeAvailability(productId: ${id}) ${STORES} }`;
  return at(await anna.graphql(query), 'data.sizeAvailability');
}

describe('the cost of delivery', () => {
  it('is listed for each courier of the country', async () => {
    const ways = await waysOf(visitor(), '{id: 110, size: "uniw", quantity: 1}');
    assert.deepEqual(ways[0], {
      courier: { icon: null, name: 'Kurier Jastrząb' },
      prepaid: true,
      cost: { value: 14.99, formatted: '14,99 zł' },
      deliveryTime: {
        time: { days: 2, hours: 0, minutes: 0 },
        weekDay: 3,
        weekAmount: 0,
        today: false,
      },
    });
    const rows = ways.map((way) => [at(way, 'prepaid'), at(way, 'cost.value')]);
    assert.deepEqual(rows, [
      [true, 14.99],
      [false, 20.99],
      [true, 10.99],
      [true, 0],
    ]);
  });

  it('has no time for a size without a known one', async () => {
    const [way] = await waysOf(visitor(), '{id: 176, size: "44"}');
    assert.equal(at(way, 'deliveryTime'), null);
  });

  for (const product of ['{id: 179}', '{id: 1}', '{id: 108, size: "none"}']) {
    it(`is an empty list for ${product}`, async () => {
      assert.deepEqual(await waysOf(visitor(), product), []);
    });
  }
});

describe('the stores', () => {
  it('have the stock of each size, and hours and places', async () => {
    const sizes = await storesOf(visitor(), 108);
    const ids = [0, 1, 2, 3].map((index) => at(sizes, `${index}.id`));
    assert.deepEqual(ids, ['S', 'M', 'L', 'XL']);
    assert.equal(at(sizes, '2.productSizeAvailableInStocks.0.quantity'), 5);
    assert.deepEqual(at(sizes, '0.productSizeAvailableInStocks.1.stockInfo'), {
      name: 'Jodła Kraków',
      street: 'ul. Nieznana 3',
      city: 'Kraków',
      zipcode: '31-053',
      country: 'Polska',
      contact: {
        phone: { text: '12 100 00 02', link: 'tel:+48121000002' },
        mail: { text: 'krakow@jodla.example', link: 'mailto:krakow@jodla.example' },
      },
      openingHours: {
        monday: { open: true, allDay: false, from: '09:00', till: '18:00' },
        sunday: { open: false, allDay: false, from: null, till: null },
      },
      longitude: 19.9459,
      latitude: 50.0496,
    });
  });

  it('have no id for a single size, -1 for unlimited stock, and null for no product', async () => {
    assert.equal(at(await storesOf(visitor(), 110), '0.id'), '');
    const unlimited = '3.productSizeAvailableInStocks.2.quantity';
    assert.equal(at(await storesOf(visitor(), 176), unlimited), -1);
    assert.equal(await storesOf(visitor(), 1), null);
  });
});
