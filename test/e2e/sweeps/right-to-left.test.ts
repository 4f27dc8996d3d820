import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ShopPage } from '../shop-page.ts';
import { useShop } from '../use-shop.ts';
import { VISITORS } from '../visitors.ts';

const [, DESKTOP = assert.fail()] = VISITORS;
const PATHS = [
  '/',
  '/cat-pl-521-dla-wedrowca.html',
  '/product-pl-156-kurtka.html',
  '/basketedit.php',
  '/place-order.php',
];

/** An amount on the page, and the positions of its number and its currency, in pixels from the left. */
interface Amount {
  readonly text: string;
  readonly digitLeft: number;
  readonly currencyLeft: number;
}

/** Sets the page's direction to right-to-left; returns the amounts in it. */
async function amountsOf({ page }: ShopPage): Promise<readonly Amount[]> {
  return page.evaluate(() => {
    document.documentElement.dir = 'rtl';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const amounts: Amount[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { data } = text as Text;
      const start = data.search(/\d,\d\d\szł/);
      if (start < 0 || !text.parentElement?.checkVisibility()) continue;
      const [digitLeft = 0, currencyLeft = 0] = [start, data.indexOf('zł', start)].map((at) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().left;
      });
      amounts.push({ text: data.trim(), digitLeft, currencyLeft });
    }
    return amounts;
  });
}

describe('a right-to-left page of the shop', () => {
  const shop = useShop();

  for (const script of ['with', 'without']) {
    it(`shows each currency after its number, ${script} script (SH16)`, async (t) => {
      const shopper = await shop.enter(t, DESKTOP, '/product-pl-110-kubek.html');
      await shopper.page.evaluate(() => {
        const line = { operation: 'add', product: '110', size: 'uniw', quantity: '2' };
        return fetch('/basketchange.php', { method: 'POST', body: new URLSearchParams(line) });
      });
      await shopper.page.setJavaScriptEnabled(script === 'with');
      for (const path of PATHS) {
        await shopper.page.goto(shop.origin + path, { waitUntil: 'networkidle0' });
        const amounts = await amountsOf(shopper);
        assert.ok(amounts.length > 0, path);
        const flipped = amounts.filter(({ digitLeft, currencyLeft }) => digitLeft > currencyLeft);
        assert.deepEqual(flipped, [], path);
      }
    });
  }
});
