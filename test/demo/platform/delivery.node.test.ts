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

const costsOf = (ways: readonly unknown[]) => ways.map((way) => at(way, 'cost.value'));

const HOURS = 'monday { open allDay from till } sunday { open allDay from till }';
const STORES = `{ id name productSizeAvailableInStocks { quantity strictQuantity unit { singular plural } productAvailableStatus { description icon } stockInfo { name street city zipcode country contact { phone { text link } mail { text link } } openingHours { ${HOURS} } longitude latitude } } }`;

async function storesOf(anna: Visitor, id: number): Promise<unknown> {
  const query = `{ sizeAvailability(productId: ${id}) ${STORES} }`;
  return at(await anna.graphql(query), 'data.sizeAvailability');
}

describe('the cost of delivery', () => {
  it('is that of each courier of the country, paid before or at the door', async () => {
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
    assert.deepEqual(costsOf(ways), [14.99, 20.99, 10.99, 0]);
    assert.deepEqual(
      ways.map((way) => at(way, 'prepaid')),
      [true, false, true, true],
    );
  });

  it('has no time where nobody knows it', async () => {
    const [way] = await waysOf(visitor(), '{id: 176, size: "44"}');
    assert.equal(at(way, 'deliveryTime'), null);
  });

  it('is no list for what is not sent, and for unknown products', async () => {
    assert.deepEqual(await waysOf(visitor(), '{id: 179}'), []);
    assert.deepEqual(await waysOf(visitor(), '{id: 1}'), []);
    assert.deepEqual(await waysOf(visitor(), '{id: 108, size: "none"}'), []);
  });
});

describe('the stores', () => {
  it('have a part of the stock each, by size, with hours and places', async () => {
    const sizes = await storesOf(visitor(), 108);
    assert.ok(Array.isArray(sizes));
    assert.deepEqual(
      sizes.map(({ id }) => id),
      ['S', 'M', 'L', 'XL'],
    );
    const quantities = sizes.map(({ productSizeAvailableInStocks: stores }) =>
      stores.map(({ quantity }: { quantity: number }) => quantity),
    );
    assert.deepEqual(quantities, [
      [9, 6, 5],
      [9, 6, 5],
      [5, 4, 3],
      [0, 0, 0],
    ]);
    assert.deepEqual(sizes[0].productSizeAvailableInStocks[1].stockInfo, {
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

  it('name no size where there is one, and no bound where there is none', async () => {
    const anna = visitor();
    assert.equal(at(await storesOf(anna, 110), '0.id'), '');
    const stocks = '3.productSizeAvailableInStocks.2';
    assert.equal(at(await storesOf(anna, 176), `${stocks}.quantity`), -1);
    assert.equal(
      at(await storesOf(anna, 176), `${stocks}.stockInfo.openingHours.sunday.allDay`),
      true,
    );
    assert.equal(await storesOf(anna, 1), null);
  });
});
