import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createVisitor, ORIGIN, textOf } from './shop.ts';

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

describe('buying without JavaScript', () => {
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

  it('adds the smallest quantity from a card with one size, and the chosen size otherwise (V21)', async () => {
    const { post, text } = createVisitor();
    const soaps = await text('/search.php?text=Mydło');
    const fields = formOf(cardOf(soaps, 'Mydło sosnowe'));
    assert.deepEqual(fields, { product: '166', size: 'uniw', quantity: '3', operation: 'add' });
    const added = await post('/basketchange.php', fields);
    assert.equal(added.headers.get('location'), '/basketedit.php');
    assert.match(textOf(await text('/basketedit.php')), /Mydło sosnowe .* 56,70 zł \/ 3 szt\./);
    const list = await text('/search.php?size=48');
    const pot = cardOf(list, 'Kociołek żeliwny');
    assert.match(pot, /<select [^>]*name="size"[^>]* required>\s*<option value="">Rozmiar</);
    await post('/basketchange.php', { ...formOf(pot), size: '8l' });
    assert.match(textOf(await text('/basketedit.php')), /Kociołek żeliwny .* 389,00 zł/);
    const boots = cardOf(await text('/search.php?text=Buty'), 'Buty podejściowe Grań');
    assert.match(boots, /<option value="38" data-count="0">38 – 459,00 zł \(wyprzedane\)</);
    const soldOut = cardOf(await text('/search.php?text=Kubek'), 'Kubek składany');
    assert.match(soldOut, /Niedostępny/);
    assert.doesNotMatch(soldOut, /card__buy/);
  });

  it('accepts the form of quantities of the platform (T4)', async () => {
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

  it('sells bundles and configurable products by the form of their page only', async () => {
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
});

describe('a change of the basket', () => {
  const foreign: readonly HeadersInit[] = [
    {},
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];

  it('is refused if another site requests it', async () => {
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

  it('is refused for a GET request', async () => {
    const { send } = createVisitor();
    const answer = await send(`/basketchange.php?${new URLSearchParams(MUGS)}`, {
      headers: { origin: ORIGIN },
    });
    assert.equal(answer.status, 404);
  });
});
