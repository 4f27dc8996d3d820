import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ShopPage } from './shop-page.ts';
import { useShop } from './use-shop.ts';
import { VISITORS } from './visitors.ts';

const [PHONE = assert.fail()] = VISITORS;
/** Enough tab stops to reach the end of the related products. */
const STOPS = 30;

/** Emulates forced colours, for shoppers who need more contrast. */
async function forceColours({ page }: ShopPage): Promise<void> {
  const session = await page.createCDPSession();
  const features = [{ name: 'forced-colors', value: 'active' }];
  await session.send('Emulation.setEmulatedMedia', { features });
}

async function backgroundOf(shop: ShopPage, size: string): Promise<string> {
  const box = await shop.find(`.buy__choice label:has(${size})`);
  return box.evaluate((element) => getComputedStyle(element).backgroundColor);
}

/** The text of the focused element if a bar at an edge of the window covers it. */
function coveredFocus({ page }: ShopPage): Promise<string[]> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const bars = [...document.querySelectorAll('.header__bar, .buy-bar:not([hidden])')];
    const isOnPage = focused?.closest('main, footer') != null;
    if (!focused || !isOnPage || bars.some((bar) => bar.contains(focused))) return [];
    const inside = focused.shadowRoot?.activeElement ?? focused;
    const { top, bottom } = inside.getBoundingClientRect();
    const isCovered = bars
      .map((bar) => bar.getBoundingClientRect())
      .some((bar) => top < bar.bottom - 1 && bottom > bar.top + 1);
    return isCovered ? [`${inside.outerHTML.slice(0, 80)} at ${top}–${bottom}`] : [];
  });
}

describe('the product page on a phone', () => {
  const shop = useShop();

  it('shows the help and the chosen size above an unobstructed bar (V14, V18, V23)', async (t) => {
    const page = await shop.enter(t, PHONE, '/product-pl-117-kociolek.html');
    const tab = page.page;
    const help = await page.find('.buy__help a');
    // scrolls to the start of the window, because the bar covers its end
    await help.evaluate((link) => link.scrollIntoView({ block: 'center' }));
    await tab.waitForSelector('shop-tooltip:state(rendered)');
    await page.press('.buy__help a');
    await page.find('shop-tooltip:state(open) >>> [part=bubble]');
    assert.equal(new URL(tab.url()).pathname, '/product-pl-117-kociolek.html');

    await page.press('.buy__choice label:has([value="3l"])');
    await forceColours(page);
    assert.notEqual(await backgroundOf(page, ':checked'), await backgroundOf(page, '[value="5l"]'));

    await tab.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.find('shop-back-to-top:state(shown) >>> [part=button]');
    const isFree = await tab.$eval('.buy-bar [type=submit]', (button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return [left + 1, (left + right) / 2, right - 1].every(
        (x) => document.elementFromPoint(x, (top + bottom) / 2) === button,
      );
    });
    assert.ok(isFree, 'something covers the button of the bar');
    const room = await tab.$eval('.footer', (footer) => {
      const end = document.documentElement.scrollHeight - scrollY;
      return end - footer.getBoundingClientRect().bottom;
    });
    const height = await tab.$eval('.buy-bar', (bar) => bar.getBoundingClientRect().height);
    assert.ok(room >= height, `${room} px below the footer for a bar of ${height} px`);
    await tab.emulateMediaType('print');
    assert.equal(await (await tab.$('.buy-bar'))?.isVisible(), false);
    assert.deepEqual(page.faults, []);
  });

  it('shows one message about a missing size, and none after the choice [PP-02]', async (t) => {
    const shopper = await shop.enter(t, PHONE, '/product-pl-117-kociolek.html');
    const shown = () =>
      shopper.page.$$eval('.buy .shop-message, .buy .shop-product-message', (lines) =>
        lines.filter((line) => line.checkVisibility()).map(({ textContent }) => textContent),
      );
    await shopper.press('.buy [type=submit]');
    await shopper.find('.buy__choice:state(invalid)');
    assert.equal((await shown()).filter(Boolean).length, 1);
    await shopper.press('.buy__choice label:has([value="5l"])');
    await shopper.page.waitForSelector('.buy__choice:not(:state(invalid))');
    assert.deepEqual((await shown()).filter(Boolean), []);
    assert.deepEqual(shopper.faults, []);
  });

  it('keeps the header and the bar in view, and neither covers the focus (V14)', async (t) => {
    const shopper = await shop.enter(t, PHONE, '/product-pl-110-kubek.html');
    await shopper.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const top = await shopper.page.$eval('.header__bar', (bar) => bar.getBoundingClientRect().top);
    assert.equal(top, 0);

    await shopper.page.evaluate(() => scrollTo(0, 0));
    await shopper.page.focus('.product__maker a');
    for (const backwards of [false, true]) {
      if (backwards) await shopper.page.keyboard.down('Shift');
      for (let stops = 0; stops < STOPS; stops++) {
        await shopper.page.keyboard.press('Tab');
        assert.deepEqual(await coveredFocus(shopper), []);
      }
    }
    await shopper.page.keyboard.up('Shift');
    assert.deepEqual(shopper.faults, []);
  });
});
