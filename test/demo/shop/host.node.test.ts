import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createVisitor } from './shop.ts';

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
    it(`shows ${path}, with tags around its blocks and instead of them`, async () => {
      const { text } = createVisitor();
      assert.doesNotMatch(await text(path), /theme\.js/);
      assert.match(await text(`/host${path}`), /<shop-drawer id="menu_drawer"/);
      assert.match(await text(`/host/instead${path}`), /<shop-drawer id="sidebar"/);
    });
  }

  it('is kept until another one is chosen', async () => {
    const { send, text, cookies } = createVisitor();
    await send('/host/instead/');
    assert.match(await text('/login.php'), /<shop-drawer id="sidebar"/);
    cookies.delete('demo_theme');
    assert.doesNotMatch(await text('/login.php'), /theme\.js/);
  });
});
