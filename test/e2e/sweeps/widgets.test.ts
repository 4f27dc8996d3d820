import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { HOST_VISITORS, hostTitle } from '../host-page.ts';
import type { ShopPage } from '../shop-page.ts';
import { useShop } from '../use-shop.ts';
import { SWEEP_VISITORS, VISITORS } from '../visitors.ts';

const LISTING = '/cat-pl-521-dla-wedrowca.html';

/** Waits until the last script of the platform has run; returns the number of requests for widgets. */
async function snippetsOf({ page }: ShopPage): Promise<number> {
  await page.waitForFunction(() => document.documentElement.dataset.snippets === 'ran');
  const requests = await page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('/ajax/get.php'))
        .length,
  );
  return requests;
}

async function expectSnippets({ page }: ShopPage): Promise<void> {
  const places = await page.$$eval('[name=demo-snippet], [data-snippet]', (found) =>
    found.map((element) => element.parentElement?.localName),
  );
  assert.deepEqual(places, ['head', 'body', 'body', 'body']);
  const written = await page.$eval('[data-snippet=body_bottom] b', (count) => count.textContent);
  assert.match(written ?? '', /^\d+$/);
  const events = await page.evaluate(() => Reflect.get(window, 'dataLayer'));
  assert.equal(JSON.stringify(events).match(/"snippets"/g)?.length, 1);
}

describe('the widgets of a page, under its policy with a nonce', () => {
  const shop = useShop();

  for (const visitor of SWEEP_VISITORS) {
    const { language, build, window } = visitor;
    it(`load in one request and render, ${language}, ${build}, ${window.width} px (WB-01, SN-01)`, async (t) => {
      const shopper = await shop.enter(t, visitor, `${LISTING}?lang=${language}`);
      assert.equal(await snippetsOf(shopper), 1);
      await expectSnippets(shopper);
      await shopper.open('/product-pl-156-kurtka.html');
      assert.equal(await snippetsOf(shopper), 1);
      await expectSnippets(shopper);
      await shopper.expectAccessible('the page with its snippets');
      assert.deepEqual(shopper.faults, []);
    });
  }

  for (const host of HOST_VISITORS) {
    it(`load in a foreign theme: ${hostTitle(host)}`, async (t) => {
      const shopper = await shop.enterHost(t, host, '/');
      await snippetsOf(shopper);
      await expectSnippets(shopper);
      await shopper.expectAlive('the snippets');
    });
  }

  it('share their request with a mini-cart (WB-01)', async (t) => {
    const [visitor] = VISITORS;
    assert.ok(visitor);
    const shopper = await shop.visit(t, visitor);
    await shopper.page.evaluateOnNewDocument(() => {
      new MutationObserver(() => {
        document.querySelector('shop-minicart')?.setAttribute('source', 'ajax');
      }).observe(document, { childList: true, subtree: true });
    });
    await shopper.open(LISTING);
    assert.equal(await snippetsOf(shopper), 1);
    assert.deepEqual(shopper.faults, []);
  });

  it('that are broken do not break others', async (t) => {
    const [visitor] = VISITORS;
    assert.ok(visitor);
    const shopper = await shop.enter(t, visitor, '/elements/widgets.html');
    await snippetsOf(shopper);
    await shopper.press('[data-snippets=broken]:not([data-inert])');
    await shopper.page.waitForFunction(
      () => document.querySelector('[data-snippet=broken]')?.parentElement === document.body,
    );
    await shopper.page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('missing.js')),
    );
    const title = await shopper.page.$eval('h1', (heading) => heading.textContent);
    assert.ok(title);
    for (const fault of shopper.faults) assert.match(fault, /broken snippet|missing\.js|404/i);
  });

  it('that fail leave the page unchanged (WB-05)', async (t) => {
    const [visitor] = VISITORS;
    assert.ok(visitor);
    const shopper = await shop.visit(t, visitor);
    await shopper.page.setRequestInterception(true);
    shopper.page.on('request', (request) => {
      // an empty response with status 200 is not a fault of the page
      if (request.url().includes('/ajax/get.php')) request.respond({ body: '<p>Login</p>' });
      else request.continue();
    });
    await shopper.open(LISTING);
    await shopper.find('shop-minicart:state(rendered)');
    assert.equal(await shopper.page.$('[data-snippet]'), null);
    assert.deepEqual(shopper.faults, []);
  });
});
