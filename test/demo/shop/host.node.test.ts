import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createVisitor, productDataIn } from './shop.ts';

const PATHS = [
  '/',
  '/search.php?text=ko',
  '/cat-pl-121-kubki.html',
  '/product-pl-117-kociolek.html',
  '/basketedit.php',
  '/client-new.php',
  '/login.php',
  '/contact.html',
];

describe('the foreign theme', () => {
  for (const path of PATHS) {
    it(`shows ${path}, with the tags around its blocks and instead of them`, async () => {
      const { text } = createVisitor();
      assert.doesNotMatch(await text(path), /theme\.js/);
      assert.match(await text(`/host${path}`), /<shop-drawer id="menu_drawer"/);
      assert.match(await text(`/host/instead${path}`), /<shop-drawer id="sidebar"/);
    });
  }

  it('stays until another one is chosen', async () => {
    const { send, text, cookies } = createVisitor();
    await send('/host/instead/');
    assert.match(await text('/login.php'), /<shop-drawer id="sidebar"/);
    cookies.delete('demo_theme');
    assert.doesNotMatch(await text('/login.php'), /theme\.js/);
  });

  it('draws each category of its menu as no other', async () => {
    const { text } = createVisitor();
    const links = (await text('/host/')).matchAll(
      /href="([^"]+)"><img class="nav-img" src="([^"]+)/g,
    );
    const pictures = new Map([...links].map(([, href, src = '']) => [href, src]));
    const drawings = await Promise.all([...pictures.values()].map((src) => text(src)));
    const outlines = drawings.map((drawing) => drawing.replace(/#[0-9a-f]+/gi, ''));
    assert.ok(pictures.size > 4);
    assert.equal(new Set(outlines).size, pictures.size);
  });

  it('gives each size its price, and the product none', async () => {
    const { text } = createVisitor();
    const product = productDataIn(await text('/host/product-pl-117-kociolek.html'));
    assert.equal('price' in product, false);
    assert.equal(product.sizes.length, 3);
    for (const { price } of product.sizes) {
      assert.ok(price.omnibusPrice.gross.formatted);
      assert.equal(price.beforeRebate, false);
    }
  });

  it('registers whose form was joined by a script, and says what is wrong', async () => {
    const { post, send } = createVisitor();
    await send('/host/');
    const fields = {
      client_region: '1143020003',
      client_firstname: 'Anna',
      client_lastname: 'Kowalska',
      client_street: 'Leśna 7/2',
      client_zipcode: '34-500',
      client_city: 'Zakopane',
      client_phone: '+48600700800',
      client_email: 'anna@example.com',
      client_login: 'anna.kowalska',
      client_password: 'górska-sowa-7',
      client_password_repeat: 'górska-sowa-7',
    };
    const refused = await post('/client-new.php', fields);
    assert.equal(refused.status, 422);
    assert.match(await refused.text(), /menu_messages_error/);
    const { status } = await post('/client-new.php', { ...fields, consent_terms: '1' });
    assert.equal(status, 303);
  });

  it('skips no level of headings, and offers no order of nothing', async () => {
    const { post, text } = createVisitor();
    for (const path of PATHS) {
      const levels = [...(await text(`/host${path}`)).matchAll(/<h([1-6])/g)].map(([, level]) =>
        Number(level),
      );
      const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1);
      assert.deepEqual(skips, [], path);
    }
    const order = /<main[\s\S]*href="\/place-order\.php"[\s\S]*<\/main>/;
    assert.doesNotMatch(await text('/host/basketedit.php'), order);
    const mug = { operation: 'add', product: '110', size: 'uniw', quantity: '1' };
    await post('/basketchange.php', mug);
    assert.match(await text('/host/basketedit.php'), order);
  });
});
