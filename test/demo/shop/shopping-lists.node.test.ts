import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createVisitor } from './shop.ts';

const PAGE = '/shoppinglist.php';
const MUG = { product: '110', size: 'uniw' };

/** A visitor with an empty list, number 1. */
async function createOwner(name = 'Kuchnia') {
  const visitor = createVisitor();
  const change = (operation: string, fields: Record<string, string> = {}) =>
    visitor.post(PAGE, { operation, list: '1', ...fields });
  await change('create', { name });
  return { ...visitor, change };
}

describe('the page of the shopping lists', () => {
  it('offers the first list to who has none', async () => {
    const { text, post } = createVisitor();
    assert.match(await text(PAGE), /Nie masz jeszcze listy[\s\S]*value="Lista zakupowa"/);
    const created = await post(PAGE, { operation: 'create', name: 'Kuchnia' });
    assert.equal(created.status, 303);
    assert.equal(created.headers.get('location'), '/shoppinglist.php?id=1');
    const page = await text('/shoppinglist.php?id=1');
    assert.match(page, /<main id="content" class="shoppinglist_page wrap"/);
    assert.match(page, /<h2 id="list-name">Kuchnia<\/h2>[\s\S]*nic jeszcze nie ma/);
  });

  it('renames, shows and deletes a list', async () => {
    const { change, text } = await createOwner();
    await change('set', { name: 'Dom', public: '1' });
    assert.match(await text(PAGE), /id="list-name">Dom<[\s\S]*może zobaczyć listę/);
    await change('set', { name: 'Dom' });
    assert.doesNotMatch(await text(PAGE), /może zobaczyć listę/);
    const deleted = await change('delete');
    assert.equal(deleted.headers.get('location'), PAGE);
    assert.match(await text(PAGE), /Nie masz jeszcze listy/);
  });

  it('adds, removes and buys', async () => {
    const { change, text } = await createOwner();
    const added = await change('add', MUG);
    assert.equal(added.headers.get('location'), '/shoppinglist.php?id=1');
    const page = await text(PAGE);
    assert.match(
      page,
      /1 produkt<[\s\S]*<shop-list-button [^>]*product-id="110" size="uniw" lists="[^"]*" pressed>/,
    );
    const bought = await change('buy', MUG);
    assert.equal(bought.headers.get('location'), '/shoppinglist.php?id=1&bought=1');
    assert.match(await text('/shoppinglist.php?id=1&bought=1'), /role="status">Dodano do koszyka/);
    assert.match(await text('/basketedit.php'), /39,00 zł/);
    await change('remove', MUG);
    assert.match(await text(PAGE), /nic jeszcze nie ma/);
  });

  it('puts the first product of who has no list on a new one', async () => {
    const { post, text } = createVisitor();
    const added = await post(PAGE, { operation: 'add', ...MUG });
    assert.equal(added.headers.get('location'), '/shoppinglist.php?id=1');
    assert.match(await text(PAGE), /id="list-name">Lista zakupowa</);
  });

  it('asks for the size of what has several before it is bought', async () => {
    const { change, text } = await createOwner();
    await change('add', { product: '156', size: '' });
    assert.match(
      await text(PAGE),
      /aria-label="Wybierz rozmiar: [\s\S]*product-id="156" lists="[^"]*" pressed/,
    );
    const refused = await change('buy', { product: '156', size: '' });
    assert.equal(refused.status, 409);
    assert.match(await refused.text(), /role="alert">Wybierz rozmiar\./);
  });

  it('says why a change is refused', async () => {
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

  it('writes names as text', async () => {
    const { text } = await createOwner('<img src=x>"\'');
    const page = await text(PAGE);
    assert.doesNotMatch(page, /<img src=x>/);
    assert.match(page, /id="list-name">&lt;img src=x&gt;&quot;&#39;</);
  });

  it('shows another’s list only where that is public, and then changes nothing of it', async () => {
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

  it('knows no other operation, and no other site’s forms', async () => {
    const { change, post } = await createOwner();
    assert.equal((await change('drop')).status, 404);
    const foreign = await post(
      PAGE,
      { operation: 'delete', list: '1' },
      'https://elsewhere.example',
    );
    assert.equal(foreign.status, 403);
  });

  it('is in English in English', async () => {
    const { change, text } = await createOwner();
    await change('add', MUG);
    assert.match(
      await text('/shoppinglist.php?lang=en'),
      /<h1>Shopping lists<\/h1>[\s\S]*Add to cart: Szlak enamel mug/,
    );
  });
});

describe('the shop’s pages', () => {
  it('link to the lists in the header, with their number', async () => {
    const { text, change } = await createOwner();
    assert.match(
      await text('/'),
      /<shop-list-link class="header__lists" count="1">\s*<a class="header__link" href="\/shoppinglist\.php"/,
    );
    await change('delete');
    assert.match(await text('/'), /<shop-list-link class="header__lists" count="0">/);
  });

  it('have a heart on every card, full for what is on the first list', async () => {
    const { change, text } = await createOwner();
    await change('add', MUG);
    const page = await text('/search.php?text=kubek');
    assert.match(page, /product-id="110" size="uniw" lists="[^"]*" pressed>/);
    const [, data = ''] = /lists="([^"]*)"/.exec(page) ?? [];
    assert.deepEqual(JSON.parse(data.replaceAll('&quot;', '"')), [
      { id: 1, name: 'Kuchnia', count: 1, link: '/shoppinglist.php?id=1' },
    ]);
    const cards = page.match(/class="card"/g)?.length;
    assert.equal(page.match(/class="card__heart"/g)?.length, cards);
    assert.equal(page.match(/aria-label="Usuń z listy zakupowej: /g)?.length, 1);
  });

  it('know which list holds a product, and let the shopper choose another one (V25)', async () => {
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

  it('have a heart on the product page', async () => {
    const { change, text } = await createOwner();
    await change('add', { product: '156' });
    const page = await text('/product-pl-156-kurtka.html');
    assert.match(
      page,
      /<shop-list-button class="heart" product-id="156" lists="[^"]*" pressed>\s*<span slot="label">Lista zakupowa/,
    );
  });
});
