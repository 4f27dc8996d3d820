import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { Viewport } from 'puppeteer-core';
import { HOST_VISITORS, type HostPage, type HostVisitor, hostTitle } from '../../host-page.ts';
import { useShop } from '../../use-shop.ts';

const INPUT = 'shop-search >>> [role=combobox]';
const OPTION = 'shop-search >>> [role=option]::-p-text(Kociołek żeliwny)';
const PHONE_PX = 390;
const DESKTOP_PX = 1280;

async function showSearch(host: HostPage): Promise<void> {
  if (host.isPhone) await host.openSideMenu();
  await host.press(INPUT);
}

async function searchText({ page }: HostPage): Promise<string> {
  return page.$eval(INPUT, (input) => String(Reflect.get(input, 'value')));
}

/** Opens the kitchen's categories: in the side menu level by level, otherwise in a panel. */
async function openKitchen(host: HostPage): Promise<void> {
  if (!host.isPhone) {
    await (await host.find('shop-menu >>> [part~=item]::-p-text(Dom)')).hover();
  } else {
    await host.openSideMenu();
    await host.press('shop-menu >>> [part~=toggle]::-p-text(Dom)');
    await host.press('shop-menu >>> [part~=toggle]::-p-text(Kuchnia)');
  }
  await host.find('shop-menu >>> a[part~=link]::-p-text(Kubki)');
}

async function closeMenu(host: HostPage): Promise<void> {
  if (host.isPhone) await host.press('shop-drawer >>> [part~=close]');
  else await host.page.keyboard.press('Escape');
  const gone = host.isPhone ? 'shop-drawer >>> dialog[open]' : 'shop-menu >>> [part~=panel]';
  await host.page.waitForSelector(gone, { hidden: true });
}

/** The theme moves the search when the width of the window changes. */
async function expectMoved(host: HostPage, viewport: Viewport): Promise<void> {
  const place = viewport.width < 768 ? '.sidebar__search' : '#header';
  await host.page.setViewport(viewport);
  await host.page.waitForSelector(`${place} #menu_search`);
  await host.expectAlive(`the search moved at ${viewport.width} px`);
  assert.equal(await searchText(host), 'kocio');
}

/** A function that enters a page of the foreign theme, and checks its tags. */
function useHostPages() {
  const shop = useShop();

  return async (t: TestContext, visitor: HostVisitor, path: string): Promise<HostPage> => {
    const host = await shop.enterHost(t, visitor, path);
    await host.expectAlive('the tags have come');
    return host;
  };
}

describe('the header and the footer of a foreign theme: search, basket and menu', () => {
  const enter = useHostPages();

  for (const visitor of HOST_VISITORS) {
    describe(hostTitle(visitor), () => {
      it('have a search with suggestions that link to results', async (t) => {
        const host = await enter(t, visitor, '/basketedit.php');
        await showSearch(host);
        await host.page.keyboard.type('ko');
        await host.find(OPTION);
        await host.expectAlive('a search');
        await host.follow(OPTION);
        assert.equal(await host.textOf('h1'), 'Kociołek żeliwny');
        await host.expectAlive('a choice');
      });

      it('keep the text of the search when the theme moves it', async (t) => {
        const host = await enter(t, visitor, '/basketedit.php');
        await showSearch(host);
        await host.page.keyboard.type('kocio');
        const widths = host.isPhone ? [DESKTOP_PX, PHONE_PX] : [PHONE_PX, DESKTOP_PX];
        for (const width of widths) await expectMoved(host, { ...visitor.visitor.window, width });
      });

      it('keep the layout of the search and the basket', async (t) => {
        const host = await enter(t, visitor, '/basketedit.php');
        const [basket, logo] = await host.page.evaluate(() =>
          ['shop-minicart', '#logo'].map((selector) => {
            const { top, bottom, right } =
              document.querySelector(selector)?.getBoundingClientRect() ?? {};
            return { top: top ?? 0, bottom: bottom ?? 0, right: right ?? 0 };
          }),
        );
        assert.ok(basket && logo);
        assert.ok(basket.top < logo.bottom && basket.bottom > logo.top, 'in the row of the logo');
        const width = await host.page.evaluate(() => document.documentElement.clientWidth);
        assert.ok(basket.right > width - 100, `the basket ends at ${basket.right} of ${width}`);
        const content = await host.page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(content <= width, `${content} pixels wide`);
      });

      it('have a menu that opens and closes, in the header or in the side menu', async (t) => {
        const host = await enter(t, visitor, '/basketedit.php');
        await openKitchen(host);
        await host.expectAlive('the menu opened');
        await closeMenu(host);
        await host.expectAlive('the menu closed');
      });

      it('have a menu with the items of the list and without its helpers', async (t) => {
        const host = await enter(t, visitor, '/cat-pl-121-kubki.html');
        await openKitchen(host);
        const texts = await host.page.evaluate(() => {
          const parts = document.querySelector('shop-menu')?.shadowRoot?.querySelectorAll('[part]');
          return [...(parts ?? [])].map(({ textContent }) => textContent?.trim());
        });
        for (const item of ['Dom', 'Kuchnia', 'Kubki', 'Marki'])
          assert.ok(texts.includes(item), item);
        assert.ok(!texts.includes('Wróć'), 'the way back of the list is left out');
        const currents = await host.page.$$eval('shop-menu >>> [aria-current]', (names) =>
          names.map(({ textContent }) => textContent?.trim()),
        );
        assert.equal(currents.at(-1), 'Kubki');
        assert.ok(await host.page.$('shop-menu >>> img'), 'the pictures show');
        assert.equal(await host.page.$('shop-menu >>> a[href*="##"]'), null);
        await host.expectAlive('a category');
      });

      it('work after the theme replaces the header', async (t) => {
        const host = await enter(t, visitor, '/basketedit.php');
        await host.swap('#header');
        await host.waitForTags();
        await host.expectAlive('the header replaced');
        await showSearch(host);
        await host.page.keyboard.type('ko');
        await host.find(OPTION);
        await host.expectAlive('a search in the new header');
      });
    });
  }
});

describe('the header and the footer of a foreign theme: notices, bars and blocks', () => {
  const enter = useHostPages();

  for (const visitor of HOST_VISITORS) {
    describe(hostTitle(visitor), () => {
      it('show a notice that can be closed', async (t) => {
        const host = await enter(t, visitor, '/');
        await host.expectAlive('the notice');
        await host.open('/');
        assert.equal(await host.page.$('shop-notice:state(open)'), null);
      });

      it('show one block of the side on phones, though the theme shows both by their ids (HO6)', async (t) => {
        const { page, isPhone } = await enter(t, visitor, '/cat-pl-1-meble.html');
        const shown = () =>
          page.$$eval('#menu_subcategories, #menu_filter', (blocks) =>
            blocks.filter((block) => block.checkVisibility()).map(({ id }) => id),
          );
        const [links, filter] = ['menu_subcategories', 'menu_filter'];
        assert.deepEqual(await shown(), isPhone ? [links] : [links, filter]);
        if (!isPhone) return;
        await page.locator(`[data-for="#${filter}"]`).click();
        await page.waitForFunction(
          () => !document.querySelector('#menu_subcategories')?.checkVisibility(),
          { polling: 'raf' },
        );
        assert.deepEqual(await shown(), [filter]);
      });

      it('open the theme’s cookie dialog once', async (t) => {
        const host = await enter(t, visitor, '/basketedit.php');
        const tag = await host.find('shop-cookie-settings');
        await tag.scrollIntoView();
        await host.page.waitForFunction(
          (element) => element.matches(':state(rendered)'),
          { polling: 'raf' },
          tag,
        );
        const button = visitor.mode === 'around' ? ' a' : ' >>> button';
        await host.press(`shop-cookie-settings${button}`);
        await host.find('.iai_cookie:not([hidden])');
        assert.equal(await host.countOf('cookies asked'), 1);
        await host.expectAlive('the cookie settings');
      });

      it('remove a closed bar with its space, permanently', async (t) => {
        const host = await enter(t, visitor, '/basketedit.php');
        await host.press('shop-info-bar[bar-id="host-sale"] >>> [part=close]');
        await host.page.waitForSelector('.bars_top', { hidden: true });
        await host.expectAlive('a bar closed');
        await host.open('/login.php');
        assert.equal(await host.page.$('.bars_top'), null);
        await host.expectAlive('a bar that was closed');
      });

      it('show the bar of the footer at the bottom of the screen, in the colours of its style', async (t) => {
        const host = await enter(t, visitor, '/basketedit.php');
        await host.find('shop-info-bar[bar-id="host-news"] >>> [part=close]');
        const look = await host.page.evaluate(() => {
          const bar = document.querySelector('shop-info-bar[bar-id="host-news"]');
          const text = bar?.querySelector('span');
          return {
            fromBottom: innerHeight - (bar?.getBoundingClientRect().bottom ?? 0),
            colour: text && getComputedStyle(text).color,
          };
        });
        assert.ok(Math.abs(look.fromBottom) <= 1, `${look.fromBottom} px above the bottom`);
        assert.equal(look.colour, 'rgb(43, 33, 0)');
      });
    });
  }
});
