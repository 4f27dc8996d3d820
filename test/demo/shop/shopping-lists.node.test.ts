import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createVisitor } from './shop.ts';

const PAGE = '/shoppinglist.php';
const MUG = { product: '110', size: 'uniw' };

/** A visitor with an empty list, number 1. */
async function createOwner() {
  const visitor = createVisitor();
  const change = (operation: string, fields: Record<string, string> = {}) =>
    visitor.post(PAGE, { operation, list: '1', ...fields });
  await change('create', { name: 'Kuchnia' });
  return { ...visitor, change };
}

describe('the page of the shopping lists', () => {
  it('shows why a change is refused', async () => {
    const { change } = await createOwner();
    const refusals = [
      [await change('create', { name: ' ' }), 'Wpisz nazwę listy'],
      [await change('set', { name: ' ' }), 'Wpisz nazwę listy'],
      [await change('add', { product: '1' }), 'Nie ma takiego produktu'],
      [await change('delete', { list: '7' }), 'Nie ma takiej listy'],
    ] as const;
    for (const [answer, reason] of refusals) {
      assert.equal(answer.status, 409);
      assert.match(await answer.text(), new RegExp(`role="alert">${reason}`));
    }
  });

  it('shows a public list to other visitors, read-only, and no other list', async () => {
    const { change, cookies, text, send } = await createOwner();
    await change('add', MUG);
    cookies.clear();
    assert.equal((await send('/shoppinglist.php?id=1')).status, 404);
    assert.equal((await send('/shoppinglist.php?id=9')).status, 404);
    const owner = await createOwner();
    await owner.change('set', { name: 'Kuchnia', public: '1' });
    await owner.change('add', MUG);
    owner.cookies.clear();
    const page = await owner.text('/shoppinglist.php?id=1');
    assert.match(page, /Ktoś udostępnił Ci tę listę/);
    assert.match(page, /<shop-list-button class="heart" product-id="110" size="uniw">/);
    assert.doesNotMatch(page, /value="delete"|value="set"/);
    assert.equal((await owner.change('delete')).status, 409);
    assert.match(await text('/'), /shop-list-link/);
  });
});

describe('the shop’s pages', () => {
  it('show which list holds a product, and offer the other lists (V25)', async () => {
    const { change, text } = await createOwner();
    await change('create', { name: 'Prezenty' });
    await change('add', { ...MUG, list: '2' });
    const namesIn = (page: string) => {
      const [, data = ''] = /product-id="110"[^>]* lists="([^"]*)"/.exec(page) ?? [];
      return [...data.matchAll(/name&quot;:&quot;([^&]*)/g)].map(([, name]) => name);
    };
    const card = await text('/search.php?text=kubek');
    assert.deepEqual(namesIn(card), ['Prezenty', 'Kuchnia']);
    assert.match(card, /product-id="110"[^>]* pressed>/);
    assert.deepEqual(namesIn(await text(`${PAGE}?id=2`)), ['Prezenty', 'Kuchnia']);
    const other = await text('/product-pl-101-koc.html');
    assert.match(
      other,
      /<select [^>]*name="list" aria-label="Wybierz listę zakupową">\s*<option value="1">Kuchnia<\/option><option value="2">/,
    );
    await change('remove', { ...MUG, list: '2' });
    assert.doesNotMatch(await text('/search.php?text=kubek'), / pressed>/);
  });
});
