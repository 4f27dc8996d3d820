import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createVisitor, ORIGIN, wordsOf } from './shop.ts';

const MUGS = { operation: 'add', product: '110', size: 'uniw', quantity: '2' };

/** The markup of a product's card in a list. */
function cardOf(page: string, name: string): string {
  const card = page.split('<li class="card">').find((part) => part.includes(`>${name}</a>`));
  assert.ok(card, `no card of ${name}`);
  return card;
}

/** The fields that the buy form of a card sends. */
function formOf(card: string): Record<string, string> {
  const form = /<form action="\/basketchange\.php"[\s\S]*?<\/form>/.exec(card)?.[0] ?? '';
  const fields = form.matchAll(/name="([^"]+)" value="([^"]*)"/g);
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]));
}

describe('buying without script', () => {
  it('adds to the basket, changes the quantity and removes', async () => {
    const { post, text } = createVisitor();
    const added = await post('/basketchange.php', MUGS);
    assert.equal(added.status, 303);
    assert.equal(added.headers.get('location'), '/basketedit.php');
    assert.match(await text('/basketedit.php'), /78,00 zł/);
    assert.match(await text('/'), /class="header__count">2</);
    await post('/basketchange.php', { ...MUGS, operation: 'set', quantity: '3' });
    assert.match(await text('/basketedit.php'), /117,00 zł/);
    await post('/basketchange.php', { ...MUGS, operation: 'set', quantity: '1' });
    assert.match(await text('/'), /class="header__count">1</);
    await post('/basketchange.php', { ...MUGS, operation: 'remove' });
    assert.match(await text('/basketedit.php'), /Koszyk jest pusty/);
  });

  it('buys from a card: of one size the smallest quantity sold, of several the chosen one (V21)', async () => {
    const { post, text } = createVisitor();
    const soaps = await text('/search.php?text=Mydło');
    const fields = formOf(cardOf(soaps, 'Mydło sosnowe'));
    assert.deepEqual(fields, { product: '166', size: 'uniw', quantity: '3', operation: 'add' });
    const added = await post('/basketchange.php', fields);
    assert.equal(added.headers.get('location'), '/basketedit.php');
    assert.match(wordsOf(await text('/basketedit.php')), /Mydło sosnowe .* 56,70 zł \/ 3 szt\./);
    const list = await text('/search.php?size=48');
    const pot = cardOf(list, 'Kociołek żeliwny');
    assert.match(pot, /<select [^>]*name="size"[^>]* required>\s*<option value="">Rozmiar</);
    await post('/basketchange.php', { ...formOf(pot), size: '8l' });
    assert.match(wordsOf(await text('/basketedit.php')), /Kociołek żeliwny .* 389,00 zł/);
    const boots = cardOf(await text('/search.php?text=Buty'), 'Buty podejściowe Grań');
    assert.match(boots, /<option value="38" data-count="0">38 – 459,00 zł \(wyprzedane\)</);
    const soldOut = cardOf(await text('/search.php?text=Kubek'), 'Kubek składany');
    assert.match(soldOut, /Niedostępny/);
    assert.doesNotMatch(soldOut, /card__buy/);
  });

  it('says in the basket for how much a price is (V21)', async () => {
    const { post, text } = createVisitor();
    await post('/basketchange.php', { ...MUGS, product: '153', quantity: '10' });
    assert.match(wordsOf(await text('/basketedit.php')), /rdza · 74,50 zł \/ 5 m .* 149,00 zł/);
  });

  it('takes the platform’s own form of quantities (T4)', async () => {
    const { post, text } = createVisitor();
    await post('/basketchange.php', MUGS);
    await post('/basketchange.php', { ...MUGS, product: '163', quantity: '1' });
    const form = (quantity: string) => ({
      'product[1]': '110',
      'size[1]': 'uniw',
      'additional[1]': '',
      'set_quantity[1]': quantity,
      'product[7]': '163',
      'size[7]': 'uniw',
      'additional[7]': '',
      'set_quantity[7]': '0',
    });
    const answer = await post('/basketchange.php?type=multiproduct', form('1'));
    assert.equal(answer.status, 303);
    assert.match(await text('/'), /class="header__count">1</);
    const refused = await post('/basketchange.php?type=multiproduct', form('9999'));
    assert.equal(refused.status, 409);
    assert.match(await refused.text(), /class="basketedit_page wrap"[\s\S]*role="alert"/);
    assert.match(await text('/'), /class="header__count">1</);
  });

  it('takes the platform’s own names, and keeps the fields that it does not know', async () => {
    const { post, text } = createVisitor();
    const fields = { mode: '1', product: '110', size: 'uniw', number: '2', engraving: 'dla Ani' };
    const added = await post('/basketchange.php', fields);
    assert.equal(added.headers.get('location'), '/basketedit.php');
    assert.match(await text('/'), /class="header__count">2</);
    assert.match(await text('/'), /data-records>\s*<li>mode=1&amp;[^<]*engraving=dla\+Ani</);
    const refused = await post('/basketchange.php', { ...fields, number: '9999' });
    assert.equal(refused.status, 409);
    assert.match(await refused.text(), /class="projector_page wrap"/);
  });

  it('sells a set and a product made to order by the form of its page alone', async () => {
    const { post, text } = createVisitor();
    for (const [path, count] of [
      ['/product-pl-180-zestaw.html', '1'],
      ['/product-pl-181-noz.html', '2'],
    ] as const) {
      const page = await text(path);
      const form = /<form class="buy"[\s\S]*?<\/form>/.exec(page)?.[0] ?? '';
      const hidden = [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)];
      const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
      const chosen = path.includes('181') ? { ...fields, 'priceformula[choice]': '2' } : fields;
      const less = { operation: 'add', product: fields.product ?? '', size: 'uniw', quantity: '1' };
      const refused = await post('/basketchange.php', less);
      assert.equal(refused.status, 409);
      const added = await post('/basketchange.php', chosen);
      assert.equal(added.status, 303);
      assert.match(await text('/'), new RegExp(`class="header__count">${count}<`));
    }
  });

  it('answers lines with the basket as JSON where that is asked', async () => {
    const { post } = createVisitor();
    const lines = { 'product[1]': '110', 'size[1]': 'uniw', 'set_quantity[1]': '4' };
    const answer = await post('/basketchange.php?type=multiproduct&getAjax=true&mode=1', lines);
    assert.deepEqual(await answer.json(), {
      basket: { products: [{ id: '110', size: 'uniw', count: 4, md5_additional: '' }] },
    });
  });

  it('says on the product page why a product is refused', async () => {
    const { post } = createVisitor();
    const answer = await post('/basketchange.php', { ...MUGS, quantity: '9999' });
    const page = await answer.text();
    assert.equal(answer.status, 409);
    assert.match(page, /class="projector_page wrap"/);
    assert.match(page, /role="alert">Nie mamy tylu sztuk\. Dostępna ilość: 120\./);
  });

  it('says in the basket why a change is refused', async () => {
    const { post } = createVisitor();
    await post('/basketchange.php', MUGS);
    for (const quantity of ['-1', '9999', 'many']) {
      const answer = await post('/basketchange.php', { ...MUGS, operation: 'set', quantity });
      assert.equal(answer.status, 409);
      assert.match(await answer.text(), /class="basketedit_page wrap"[\s\S]*role="alert"/);
    }
  });
});

describe('a change', () => {
  const foreign: readonly HeadersInit[] = [
    {},
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];

  it('is refused when another site asks for it', async () => {
    const { send, text } = createVisitor();
    for (const path of [
      '/basketchange.php',
      '/place-order.php',
      '/demo/panel',
      '/client-new.php',
      '/logout.php',
    ]) {
      for (const headers of foreign) {
        const answer = await send(path, {
          method: 'POST',
          headers,
          body: new URLSearchParams(MUGS),
        });
        assert.equal(answer.status, 403);
      }
    }
    assert.match(await text('/basketedit.php'), /Koszyk jest pusty/);
  });

  it('is made for a page of ours whose browser sends no origin', async () => {
    const { send, text } = createVisitor();
    const headers = { 'sec-fetch-site': 'same-origin' };
    await send('/basketchange.php', { method: 'POST', headers, body: new URLSearchParams(MUGS) });
    assert.match(await text('/basketedit.php'), /78,00 zł/);
  });

  it('is not made by opening an address', async () => {
    const { send } = createVisitor();
    const answer = await send(`/basketchange.php?${new URLSearchParams(MUGS)}`, {
      headers: { origin: ORIGIN },
    });
    assert.equal(answer.status, 404);
  });
});
