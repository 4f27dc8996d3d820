import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at, createTestPlatform, Visitor } from './platform.fixtures.ts';

const BLOCKS = ['products', 'series', 'producers', 'menuNodes', 'cms', 'searchQueries'];
const NAMED = BLOCKS.slice(1).map((block) => `${block} { name link }`);
const PRICE = 'price { price { gross { value formatted } net { value formatted } } }';

async function found(text: string, limit?: number, address = '') {
  const input = `{text: ${JSON.stringify(text)}${limit === undefined ? '' : `, limit: ${limit}`}}`;
  const answer = await new Visitor(createTestPlatform().platform).graphql(
    `{ productsTextSearch(searchInput: ${input}) {
      products { name link iconSmall iconSmallSecond ${PRICE} } ${NAMED.join(' ')}
    } }`,
    address,
  );
  return at(answer, 'data.productsTextSearch');
}

function namesOf(result: unknown, block = 'products'): unknown[] {
  const entries = at(result, block);
  return Array.isArray(entries) ? entries.map((entry) => at(entry, 'name')) : [];
}

describe('the text search', () => {
  it('has the shape of the platform', async () => {
    const result = await found('namiot szlak 2');
    assert.deepEqual(Object.keys(Object(result)), BLOCKS);
    assert.deepEqual(at(result, 'products.0'), {
      name: 'Namiot Szlak 2',
      link: '/product-pl-135-namiot-szlak-2.html',
      iconSmall: '/img/135-small.svg',
      iconSmallSecond: '/img/135-medium.svg',
      price: {
        price: {
          gross: { value: 1249.5, formatted: '1\u00a0249,50 zł' },
          net: { value: 1015.85, formatted: '1\u00a0015,85 zł' },
        },
      },
    });
    assert.deepEqual(at(await found('kompasy'), 'menuNodes.0'), {
      name: 'Kompasy',
      link: '/cat-pl-221-kompasy.html',
    });
  });

  it('limits the suggestions of each kind', async () => {
    const result = await found('ko', 3);
    for (const block of BLOCKS) {
      const count = namesOf(result, block).length;
      assert.ok(count >= 1 && count <= 3, `${block}: ${count}`);
    }
    assert.equal(namesOf(await found('ko')).length, 10);
    assert.deepEqual(namesOf(await found('ko', 0)), []);
  });

  for (const [text, name] of [
    ['MYDŁO LAWENDOWE', 'Mydło lawendowe'],
    [' mydlo  lawend', 'Mydło lawendowe'],
    ['mydlarnia', 'Mydło lawendowe'],
    ['noz kuchenny', 'Nóż kuchenny'],
    ['zzzz', undefined],
    ['%%', undefined],
    ['  ', undefined],
  ] as const) {
    it(`finds ${name ?? 'nothing'} for "${text}"`, async () => {
      assert.equal(namesOf(await found(text))[0], name);
    });
  }

  for (const [text, price, address] of [
    ['garnek miedziany', /^0,00 zł$/],
    ['mydło sosnowe', /^56,70 zł/],
    ['lina dynamiczna', /^74,50 zł \/ 5\u00a0m$/],
    ['kociołek żeliwny', /^od \d/],
    ['cast-iron', /^from \d/, '?lang=en'],
  ] as const) {
    it(`shows the price of "${text}" and its quantity (V21)`, async () => {
      const result = await found(text, 1, address);
      assert.match(String(at(result, 'products.0.price.price.gross.formatted')), price);
    });
  }
});
