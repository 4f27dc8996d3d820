import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { swipe } from '../../gallery.ts';
import { HOST_VISITORS, hostTitle } from '../../host-page.ts';
import type { ShopPage } from '../../shop-page.ts';
import { useShop } from '../../use-shop.ts';
import { TESTED_BUILD, VISITORS, type Visitor } from '../../visitors.ts';

const PRODUCT = '/product-pl-117-kociolek.html';
const POSITION = 'shop-slider >>> [part~=position]';
const TRACK = 'shop-slider >>> [part~=track]';
const PHONE: Visitor = { ...(VISITORS[0] ?? assert.fail()), build: TESTED_BUILD };
const DESKTOP: Visitor = {
  ...(VISITORS[1] ?? assert.fail()),
  language: 'pl',
  build: TESTED_BUILD,
};

/** Moves through the slides by keyboard, from the first one and back to it. */
async function goByKeys(shop: ShopPage): Promise<void> {
  await (await shop.find(TRACK)).focus();
  for (const [key, position] of [
    ['ArrowRight', 'Slajd 2 z 5'],
    ['End', 'Slajd 5 z 5'],
    ['Home', 'Slajd 1 z 5'],
  ] as const) {
    await shop.page.keyboard.press(key);
    await shop.waitForText(POSITION, position);
  }
}

describe('the images of a product', () => {
  const shop = useShop();

  it('follow touch and keys on a phone', async (t) => {
    const phone = await shop.enter(t, PHONE, PRODUCT);
    await phone.waitForText(POSITION, 'Slajd 1 z 5');
    await swipe(phone, '[data-slides]', -250);
    await phone.waitForText(POSITION, 'Slajd 2 z 5');
    await swipe(phone, '[data-slides]', 250);
    await phone.waitForText(POSITION, 'Slajd 1 z 5');
    assert.equal(await phone.page.evaluate(() => document.querySelectorAll('.swiper').length), 0);
    await goByKeys(phone);
    await phone.press('shop-slider >>> [part~=next]');
    await phone.waitForText(POSITION, 'Slajd 2 z 5');
    assert.deepEqual(phone.faults, []);
  });

  it('follow keys and thumbnails on a desktop, without scrolling the page', async (t) => {
    const desktop = await shop.enter(t, DESKTOP, PRODUCT);
    await desktop.page.hover('shop-slider');
    await desktop.page.waitForSelector('shop-slider:state(enhanced)');
    await goByKeys(desktop);
    await (await desktop.find('[data-thumb]')).scrollIntoView();
    const before = await desktop.page.evaluate(() => scrollY);
    for (const number of [5, 2, 1]) {
      await desktop.press(`[data-thumb][href="#photo-${number}"]`);
      await desktop.waitForText(POSITION, `Slajd ${number} z 5`);
      await desktop.page.waitForSelector(`[href="#photo-${number}"][aria-current]`);
    }
    assert.equal((await desktop.page.$$('[data-thumb][aria-current]')).length, 1);
    assert.equal(await desktop.page.evaluate(() => scrollY), before);
    assert.equal(new URL(desktop.page.url()).hash, '');
    await desktop.expectAccessible('the pictures');
    assert.deepEqual(desktop.faults, []);
  });

  for (const { window, ...visitor } of [PHONE, DESKTOP]) {
    it(`scroll without JavaScript, ${window.width} px`, async (t) => {
      const { page, faults } = await shop.visit(t, { ...visitor, window });
      await page.setJavaScriptEnabled(false);
      await page.goto(shop.origin + PRODUCT);
      const leftOf = (photo: string) =>
        page.$eval(photo, (slide) => Math.round(slide.getBoundingClientRect().left));
      const first = await leftOf('#photo-1');
      await page.goto(`${shop.origin}${PRODUCT}#photo-2`);
      await page.waitForSelector('#photo-2');
      assert.ok((await leftOf('#photo-1')) < first, 'the first picture has gone to the left');
      assert.ok(
        Math.abs((await leftOf('#photo-2')) - first) <= 2,
        'the second one is in its place',
      );
      assert.deepEqual(faults, []);
    });
  }

  for (const visitor of HOST_VISITORS) {
    it(`follow touch or keys in a foreign theme, ${hostTitle(visitor)}`, async (t) => {
      const host = await shop.enterHost(t, visitor, PRODUCT);
      await host.waitForText(POSITION, 'Slajd 1 z 5');
      if (host.isPhone) {
        await swipe(host, 'shop-slider', -250);
        await host.waitForText(POSITION, 'Slajd 2 z 5');
        await swipe(host, 'shop-slider', 250);
        await host.waitForText(POSITION, 'Slajd 1 z 5');
      }
      await goByKeys(host);
      await host.expectAlive('the pictures');
    });
  }
});
