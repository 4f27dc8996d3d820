import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { swipe } from '../../gallery.ts';
import { HOST_VISITORS, hostTitle } from '../../host-page.ts';
import type { ShopPage } from '../../shop-page.ts';
import { useShop } from '../../use-shop.ts';
import { TESTED_BUILD, VISITORS, type Visitor } from '../../visitors.ts';

const PRODUCT = '/product-pl-117-kociolek.html';
const POSITION = 'shop-gallery >>> [aria-live=polite]';
const STAGE = 'shop-gallery >>> [part~=stage]';
const COUNTER = 'shop-gallery >>> [part~=counter]';
/** Every picture of the page is a link to its large file. */
const LINK = 'shop-gallery > a';
const PHONE: Visitor = { ...(VISITORS[0] ?? assert.fail()), build: TESTED_BUILD };
const DESKTOP: Visitor = {
  ...(VISITORS[1] ?? assert.fail()),
  language: 'pl',
  build: TESTED_BUILD,
};

/** Moves through the slides by keyboard, from the first one and back to it. */
async function goByKeys(shop: ShopPage): Promise<void> {
  await (await shop.find(STAGE)).focus();
  for (const [key, position] of [
    ['ArrowRight', 'Zdjęcie 2 z 5'],
    ['End', 'Zdjęcie 5 z 5'],
    ['Home', 'Zdjęcie 1 z 5'],
  ] as const) {
    await shop.page.keyboard.press(key);
    await shop.waitForText(POSITION, position);
  }
}

describe('the images of a product', () => {
  const shop = useShop();

  it('follow touch and keys on a phone', async (t) => {
    const phone = await shop.enter(t, PHONE, PRODUCT);
    await phone.waitForText(POSITION, 'Zdjęcie 1 z 5');
    await swipe(phone, 'shop-gallery', -250);
    await phone.waitForText(POSITION, 'Zdjęcie 2 z 5');
    await swipe(phone, 'shop-gallery', 250);
    await phone.waitForText(POSITION, 'Zdjęcie 1 z 5');
    await goByKeys(phone);
    await phone.press(LINK);
    await phone.waitForText(COUNTER, 'Zdjęcie 1 z 5');
    await phone.expectAccessible('the open picture');
    assert.deepEqual(phone.faults, []);
  });

  it('follow keys and thumbnails on a desktop, without scrolling the page', async (t) => {
    const desktop = await shop.enter(t, DESKTOP, PRODUCT);
    await goByKeys(desktop);
    await (await desktop.find('shop-gallery >>> [part~=thumbs]')).scrollIntoView();
    const before = await desktop.page.evaluate(() => scrollY);
    for (const number of [5, 2, 1]) {
      await desktop.press(`shop-gallery >>> [part~=thumb]:nth-child(${number})`);
      await desktop.waitForText(POSITION, `Zdjęcie ${number} z 5`);
    }
    assert.equal((await desktop.page.$$('shop-gallery >>> [aria-current]')).length, 1);
    assert.equal(await desktop.page.evaluate(() => scrollY), before);
    assert.equal(new URL(desktop.page.url()).hash, '');
    await desktop.expectAccessible('the pictures');
    await desktop.press(LINK);
    await desktop.waitForText(COUNTER, 'Zdjęcie 1 z 5');
    await desktop.page.keyboard.press('+');
    await desktop.page.waitForSelector('shop-gallery:state(zoomed)');
    await desktop.page.keyboard.press('Escape');
    await desktop.page.waitForSelector('shop-gallery:not(:state(open))');
    assert.deepEqual(desktop.faults, []);
  });

  for (const { window, ...visitor } of [PHONE, DESKTOP]) {
    it(`scroll without JavaScript, ${window.width} px`, async (t) => {
      const { page, faults } = await shop.visit(t, { ...visitor, window });
      await page.setJavaScriptEnabled(false);
      await page.goto(shop.origin + PRODUCT);
      const lefts = () =>
        page.$$eval(LINK, (links) => links.map((link) => link.getBoundingClientRect().left));
      const [first = 0, second = 0] = await lefts();
      assert.ok(second > first, 'the pictures are in a row');
      await page.$eval('shop-gallery', (gallery) => {
        gallery.scrollLeft = gallery.clientWidth * 0.9;
      });
      await page.waitForFunction(
        (selector, left) => {
          const [, link] = document.querySelectorAll(selector);
          return link && Math.abs(link.getBoundingClientRect().left - left) <= 2;
        },
        {},
        LINK,
        first,
      );
      assert.match((await page.$eval(LINK, (link) => link.getAttribute('href'))) ?? '', /^\/img\//);
      assert.deepEqual(faults, []);
    });
  }

  for (const visitor of HOST_VISITORS) {
    it(`follow touch or keys in a foreign theme, ${hostTitle(visitor)}`, async (t) => {
      const host = await shop.enterHost(t, visitor, PRODUCT);
      await host.waitForText(POSITION, 'Zdjęcie 1 z 5');
      if (host.isPhone) {
        await swipe(host, 'shop-gallery', -250);
        await host.waitForText(POSITION, 'Zdjęcie 2 z 5');
        await swipe(host, 'shop-gallery', 250);
        await host.waitForText(POSITION, 'Zdjęcie 1 z 5');
      }
      await goByKeys(host);
      await host.expectAlive('the pictures');
    });
  }
});
