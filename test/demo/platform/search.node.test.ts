import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at, createTestPlatform, Visitor } from './platform.fixtures.ts';

function search(text: string, limit?: number): string {
  const input = `{text: ${JSON.stringify(text)}${limit === undefined ? '' : `, limit: ${limit}`}}`;
  return `query { productsTextSearch(searchInput: ${input}) {
    products { name link iconSmall iconSmallSecond price { price { gross { value formatted } net { value formatted } } } }
    series { name link } producers { name link }
    menuNodes { name link }
    cms { name link } searchQueries { name link }
  } }`;
}

async function found(
  text: string,
  limit?: number,
  visitor = new Visitor(createTestPlatform().platform),
) {
  return at(await visitor.graphql(search(text, limit)), 'data.productsTextSearch');
}

function names(result: unknown, block: string): unknown[] {
  const entries = at(result, block);
  return Array.isArray(entries) ? entries.map((entry) => at(entry, 'name')) : [];
}

const BLOCKS = ['products', 'series', 'producers', 'menuNodes', 'cms', 'searchQueries'];

describe('the text search', () => {
  it('finds something of every kind, at most so many of each', async () => {
    const result = await found('ko', 3);
    for (const block of BLOCKS) {
      const count = names(result, block).length;
      assert.ok(count >= 1 && count <= 3, `${block}: ${count}`);
    }
    assert.equal(names(result, 'products').length, 3);
    assert.equal(names(await found('ko', 6), 'products').length, 6);
    assert.equal(names(await found('ko'), 'products').length, 10);
    assert.deepEqual(names(await found('ko', 0), 'products'), []);
  });

  it('ignores case and Polish diacritics, in the text and in the names', async () => {
    for (const text of [
      'MYDŁO LAWENDOWE',
      'mydlo lawendowe',
      'lawendowe mydło',
      ' mydło  lawend',
    ]) {
      assert.equal(names(await found(text), 'products')[0], 'Mydło lawendowe', text);
    }
    assert.equal(names(await found('noz kuchenny'), 'products')[0], 'Nóż kuchenny');
  });

  it('puts names that start with the text first', async () => {
    const products = names(await found('kos', 20), 'products').map(String);
    const first = products.findIndex((name) => !name.startsWith('Kos'));
    assert.ok(first > 1);
    assert.ok(products.slice(first).every((name) => !name.startsWith('Kos')));
  });

  it('finds products by what they belong to', async () => {
    const products = names(await found('mydlarnia'), 'products');
    assert.deepEqual(products, ['Mydło lawendowe', 'Mydło sosnowe']);
  });

  it('finds nothing in nothing', async () => {
    for (const text of ['', '  ', '%%', 'zzzz']) {
      const result = await found(text);
      for (const block of BLOCKS) assert.deepEqual(at(result, block), [], `${block} of "${text}"`);
    }
  });

  it('says what a product costs and where it is', async () => {
    assert.deepEqual(at(await found('namiot szlak 2'), 'products.0'), {
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
    assert.equal(at(await found('garnek miedziany'), 'products.0.price.price.gross.value'), 0);
  });

  it('prices what is sold by the pack as a pack', async () => {
    const soap = await found('mydło sosnowe');
    assert.equal(at(soap, 'products.0.price.price.gross.value'), 56.7);
  });

  it('says from which price, and for how much of it, in both languages (V21)', async () => {
    const priceOf = async (text: string, address = '') => {
      const anna = new Visitor(createTestPlatform().platform);
      const answer = await anna.graphql(search(text, 1), address);
      return at(answer, 'data.productsTextSearch.products.0.price.price.gross');
    };
    assert.deepEqual(await priceOf('lina dynamiczna'), {
      value: 74.5,
      formatted: '74,50 zł / 5\u00a0m',
    });
    assert.match(String(at(await priceOf('kociołek żeliwny'), 'formatted')), /^od \d/);
    assert.match(String(at(await priceOf('cast-iron', '?lang=en'), 'formatted')), /^from \d/);
  });

  it('leads to a category', async () => {
    assert.deepEqual(at(await found('kompasy'), 'menuNodes.0'), {
      name: 'Kompasy',
      link: '/cat-pl-221-kompasy.html',
    });
  });

  for (const fields of [
    'menuNodes { bc { item { title } } }',
    'products { id }',
    'products { sizes { id } }',
  ]) {
    it(`does not know ${fields}: the whole operation fails (T4)`, async () => {
      const anna = new Visitor(createTestPlatform().platform);
      const answer = await anna.graphql(
        `{ productsTextSearch(searchInput: {text: "ko"}) { ${fields} } }`,
      );
      assert.equal(at(answer, 'data'), undefined);
      assert.notEqual(at(answer, 'errors.0.message'), undefined);
    });
  }

  it('searches in the language of the visitor, or of the address', async () => {
    const anna = new Visitor(createTestPlatform().platform);
    const answer = await anna.graphql(search('lavender'), '?lang=en');
    const first = at(answer, 'data.productsTextSearch.products.0');
    assert.equal(at(first, 'link'), '/product-en-165-lavender-soap.html');
    assert.deepEqual(names(await found('lavender', 6, anna), 'products'), []);
    await anna.set({ lang: 'en' });
    assert.deepEqual(names(await found('lavender', 6, anna), 'products'), ['Lavender soap']);
  });
});
