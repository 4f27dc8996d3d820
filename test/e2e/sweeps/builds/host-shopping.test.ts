import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { HOST_VISITORS, type HostPage, hostTitle } from '../../host-page.ts';
import { Minicart } from '../../minicart.ts';
import { useShop } from '../../use-shop.ts';

/** A product with different prices by size. */
const KETTLE = { path: '/product-pl-117-kociolek.html', name: 'Kociołek żeliwny' };
/** A product with versions on two axes. */
const FLASK = '/product-pl-171-termos.html';
const BLANKET = '/product-pl-101-koc.html';
const OMNIBUS = 'shop-omnibus-price >>> [part~=lowest]';
const HEART = '.projector_lists shop-list-button';

async function chooseSize(host: HostPage, size: string): Promise<void> {
  await host.press(`shop-choice >>> label:has([data-id="${size}"])`);
}

/** Clicks a size of the theme, hidden behind the tag: the theme's script sets the value without an event. */
async function chooseInTheme({ page }: HostPage, size: string): Promise<void> {
  await page.$eval(`.projector_sizes__item[data-size-type="${size}"]`, (link) => {
    if (link instanceof HTMLElement) link.click();
  });
}

/** Sends a GraphQL request as the visitor. */
async function requestData(page: Page, query: string): Promise<unknown> {
  return page.evaluate(async (text) => {
    const response = await fetch('/graphql/v1/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: text }),
    });
    return (await response.json()).data;
  }, query);
}

async function createList(page: Page, name: string): Promise<void> {
  await requestData(
    page,
    `mutation { shoppingListCreate(ShoppingListSettingsInput: {name: "${name}"}) { status id } }`,
  );
}

/** The visitor's lists with their number of products, in the format of the list page's template. */
async function listsOf({ page }: HostPage): Promise<unknown> {
  return page.evaluate(async () => {
    const text = await (await fetch('/product-pl-101-koc.html')).text();
    const json = /<shop-list-button[^>]*>\s*<script type="application\/json">(.*?)<\/script>/.exec(
      text,
    )?.[1];
    const lists = JSON.parse(json ?? '[]') as { name: string; count: number }[];
    return lists.map(({ name, count }) => ({ name, count }));
  });
}

/** The tag activates when it is near the viewport; the header is sticky. */
async function clickHeart(host: HostPage): Promise<void> {
  await host.page.$eval(HEART, (heart) => heart.scrollIntoView({ block: 'center' }));
  await host.press(`${HEART} >>> [part~=button]`);
}

async function waitForHeart({ page }: HostPage): Promise<void> {
  await page.waitForSelector(`${HEART}[pressed]:not(:state(busy))`);
}

describe('shopping in a foreign theme', () => {
  const shop = useShop();

  for (const visitor of HOST_VISITORS) {
    describe(hostTitle(visitor), () => {
      it('adds the choice once on a click, and updates the mini-cart', async (t) => {
        const host = await shop.enterHost(t, visitor, KETTLE.path);
        const minicart = new Minicart(host);

        await minicart.waitForCount('');
        await chooseSize(host, '5l');
        await host.press('#projector_button_basket');
        await minicart.waitForCount('1');
        assert.equal(new URL(host.page.url()).search, '?selected_size=5l', 'the page stays');
        await host.expectAlive('the product was added');
        await host.waitForAct('basket read');
        await host.page.evaluate('app_shop.fn.menu_basket_cache()');
        assert.equal(await host.countOf('basket read'), 2, 'after the press, and by the theme');
        await host.expectAlive('the theme read the basket');
        await minicart.openPanel(KETTLE.name);
        await host.expectAlive('the mini-cart opened');
        await minicart.closePanel();
      });

      it('refuses a form without a size, or with conflicting axes', async (t) => {
        const host = await shop.enterHost(t, visitor, KETTLE.path);
        await host.press('#projector_button_basket');
        await host.find('shop-choice:state(invalid) >>> [part=message]');
        assert.equal(
          await host.page.$eval('#projector_status', ({ textContent }) => textContent),
          '',
          'the theme tells nothing',
        );
        await host.expectAlive('no size');
        await host.open(FLASK);
        await host.press('shop-choice >>> [part~=option-dependent]');
        await host.page.waitForSelector('shop-product:state(conflict)');
        await host.press('#projector_button_basket');
        await host.find('.shop-product-message');
        await host.expectAlive('a conflict');
        const path = new URL(host.page.url()).pathname;
        assert.ok(path.endsWith(FLASK), path);
      });

      it('updates after a page’s event about a changed basket', async (t) => {
        const host = await shop.enterHost(t, visitor, '/basketedit.php');
        const minicart = new Minicart(host);
        await minicart.waitForCount('');
        await requestData(
          host.page,
          'mutation { addProductsToBasket(ProductInput: [{id: 101, size: "uniw", quantity: 2}]) { status } }',
        );
        await host.page.evaluate(() => document.dispatchEvent(new Event('shop-basket-refresh')));
        await minicart.waitForCount('2');
        await host.expectAlive('the basket refreshed');
      });

      it('updates the lowest price with the size that the theme writes', async (t) => {
        const host = await shop.enterHost(t, visitor, KETTLE.path);
        await host.page.$eval('shop-omnibus-price', (tag) => tag.scrollIntoView());
        await host.page.waitForSelector('shop-omnibus-price:state(rendered)');
        assert.equal(await host.page.$(OMNIBUS), null, 'prices differ, and no size is chosen');
        for (const [size, lowest] of [
          ['3l', '249,00 zł'],
          ['5l', '319,00 zł'],
        ] as const) {
          await chooseInTheme(host, size);
          await host.page.waitForFunction(
            (price) => {
              const root = document.querySelector('shop-omnibus-price')?.shadowRoot;
              return root?.querySelector('[part~=lowest]')?.textContent?.includes(price);
            },
            { polling: 'raf' },
            lowest,
          );
          await host.expectAlive(`size ${size}`);
        }
      });

      it('adds a product to the only list', async (t) => {
        const host = await shop.enterHost(t, visitor, BLANKET);
        await clickHeart(host);
        await waitForHeart(host);
        assert.deepEqual(await listsOf(host), [{ name: 'Lista zakupowa', count: 1 }]);
        await host.expectAlive('a product on a list');
      });

      it('creates one list with the link if there is none', async (t) => {
        const host = await shop.enterHost(t, visitor, '/login.php');
        // on phones this is its only position in the theme
        await host.page.evaluate(() =>
          document.querySelector('#menu_additional')?.setAttribute('style', 'display: flex'),
        );
        await host.follow('.shoppinglist_link');
        assert.deepEqual(await listsOf(host), [{ name: 'Lista zakupowa', count: 0 }]);
        await host.expectAlive('a list created');
      });

      it('adds a product to the chosen list', async (t) => {
        const host = await shop.enterHost(t, visitor, '/basketedit.php');
        for (const name of ['Dom', 'Prezenty']) await createList(host.page, name);
        await host.open(BLANKET);
        await clickHeart(host);
        await host.press(`${HEART} >>> ::-p-text(Prezenty)`);
        await waitForHeart(host);
        assert.deepEqual(await listsOf(host), [
          { name: 'Dom', count: 0 },
          { name: 'Prezenty', count: 1 },
        ]);
        await host.expectAlive('a product on a chosen list');
      });

      it('upgrades the tags of a product list that the theme replaces', async (t) => {
        const host = await shop.enterHost(t, visitor, '/search.php');
        await host.press('.f-dropdown__toggle');
        await host.press('.f-dropdown__list [value="24"]');
        await host.waitForAct('swapped #search');
        const button = await host.find(
          '#search .product:first-child shop-list-button >>> [part~=button]',
        );
        await button.tap();
        await host.page.waitForSelector('#search .product:first-child shop-list-button[pressed]');
        await host.expectAlive('the products replaced');
      });

      it('rejects files that the page does not accept', async (t) => {
        const host = await shop.enterHost(t, visitor, KETTLE.path);
        const input = await host.page.waitForSelector('#projector_file');
        await input?.scrollIntoView();
        await host.page.waitForSelector('shop-file-field:state(rendered)');
        const left = await host.page.evaluate(async () => {
          const field = document.querySelector('#projector_file');
          if (!(field instanceof HTMLInputElement)) return undefined;
          const files = new DataTransfer();
          files.items.add(new File(['MZ'], 'a.exe'));
          field.files = files.files;
          const refused = new Promise((resolve) =>
            addEventListener('shop-file-field-reject', resolve, { once: true }),
          );
          field.dispatchEvent(new Event('change', { bubbles: true }));
          await refused;
          return field.value;
        });
        assert.equal(left, '');
        await host.expectAlive('a file refused');
      });
    });
  }
});
