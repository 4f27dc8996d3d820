import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { waitForRendered } from '../rendered.ts';
import { MAX_SHIFT, shiftsOf, watchShifts, whatMoved } from '../shifts.ts';
import type { ShopPage } from '../shop-page.ts';
import { useShop } from '../use-shop.ts';
import { VISITORS, type Visitor } from '../visitors.ts';

const [PHONE, DESKTOP] = VISITORS;
/** The four layouts (docs/specification.md#s2-layout-views), each by one of its widths. */
const WIDTHS = [360, 800, 1000, 1280];
const BAR = 'shop-info-bar[bar-id]';
/** Pages with much content from the tags; products with prices by size, a subscription, versions, a deadline. */
const MOVING = [
  '/',
  '/cat-pl-521-dla-wedrowca.html',
  '/product-pl-156-kurtka.html',
  '/product-pl-122-kawa.html',
  '/product-pl-171-termos.html',
  '/product-pl-102-koc.html',
  '/product-pl-162-czapka.html',
  '/product-pl-177-podgrzewacze.html',
];

/** The distance in pixels between a button in a dialog and its centre. */
function lopsidedness({ page }: ShopPage, dialog: string, button: string): Promise<number> {
  return page.$eval(
    dialog,
    (tag, wanted) => {
      const box = tag.shadowRoot?.querySelector('dialog')?.getBoundingClientRect();
      const inside = tag.querySelector(wanted)?.getBoundingClientRect();
      if (!box || !inside) return Number.NaN;
      return Math.round(Math.abs(inside.left - box.left - (box.right - inside.right)));
    },
    button,
  );
}

/** The shop, and a function that enters its main page in the language of a visitor. */
function useMainPage() {
  const shop = useShop();

  async function enter(t: TestContext, visitor: Visitor | undefined): Promise<ShopPage> {
    assert.ok(visitor);
    return shop.enter(t, visitor, `/?lang=${visitor.language}`);
  }

  return { shop, enter };
}

describe('the header, the footer and the bars of the shop', () => {
  const { shop, enter } = useMainPage();

  it('keep the filters of a list in view on phones, with products on the first screen (SD4)', async (t) => {
    assert.ok(PHONE);
    const shopper = await shop.enter(t, PHONE, '/cat-pl-1-dom.html');
    const { page, faults } = shopper;
    const button = await shopper.find('shop-filters >>> [part~=open-button]');
    const picture = await page.$eval(
      '.card__picture',
      (card) => card.getBoundingClientRect().bottom,
    );
    assert.ok(picture < PHONE.window.height, `the first picture ends at ${picture}`);
    await button.click();
    await shopper.find('shop-filters >>> [part~=apply-button]');
    await shopper.expectAccessible('the open filters');
    await page.keyboard.press('Escape');
    await page.waitForSelector('shop-filters:not(:state(open))');
    const scrolled = await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight / 2);
      return scrollY;
    });
    const top = await button.evaluate((open) => open.getBoundingClientRect().top);
    assert.ok(scrolled > PHONE.window.height && top >= 0 && top < 24, `the button is at ${top}`);
    assert.deepEqual(faults, []);
  });

  it('hide a closed bar from the first paint', async (t) => {
    const shopper = await enter(t, DESKTOP);
    const { page, faults } = shopper;
    await shopper.press(`${BAR} >>> [part=close]`);
    assert.equal(await page.$('.bars_top'), null);
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      // as if the library had failed to load: an empty response with status 200 is no fault
      if (request.url().includes('/dist/autoloader'))
        request.respond({ contentType: 'text/javascript', body: '' });
      else request.continue();
    });
    await page.reload();
    assert.equal(await page.$eval(BAR, (bar) => getComputedStyle(bar).display), 'none');
    assert.deepEqual(faults, []);
  });

  it('show the notice once per session', async (t) => {
    const shopper = await enter(t, PHONE);
    for (const _ of [1, 2]) await shopper.open('/pl-o-nas-4.html');
    assert.equal(await shopper.page.$('shop-notice:state(open)'), null);
    assert.deepEqual(shopper.faults, []);
  });

  it('open the cookie dialog at the foot of a page, and store the choice (V26–V41)', async (t) => {
    const shopper = await enter(t, PHONE);
    const openChoice = async () => {
      // it loads when the footer comes into view
      await (await shopper.find('shop-cookie-settings')).scrollIntoView();
      await waitForRendered(shopper.page);
      const button = await shopper.find('shop-cookie-settings >>> button');
      // by a script, as it moves while products above it load
      await button.evaluate((element) => element instanceof HTMLElement && element.click());
    };
    await openChoice();
    await shopper.find('#cookies [value=statistics]');
    await shopper.expectAccessible('the choice of cookies');
    await shopper.press('#cookies [value=statistics]');
    await shopper.follow('#cookies [type=submit]:not([name])');
    await openChoice();
    const box = await shopper.find('#cookies [value=statistics]');
    assert.equal(await lopsidedness(shopper, '#cookies', '[value=all]'), 0);
    assert.equal(await box.evaluate((input) => input.matches(':checked')), true);
    assert.deepEqual(shopper.faults, []);
  });

  for (const width of WIDTHS) {
    it(`have no layout shift and no overflow, at ${width} px`, async (t) => {
      const shopper = await enter(t, DESKTOP);
      const { page, faults } = shopper;
      await watchShifts(page);
      await page.setViewport({ width, height: 900, isMobile: width < 979, hasTouch: width < 979 });
      for (const path of MOVING) {
        await shopper.open(path);
        const moved = await shiftsOf(page);
        assert.ok(moved < MAX_SHIFT, await whatMoved(page));
        const content = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(content <= width, `${path}: ${content} pixels wide`);
      }
      assert.deepEqual(faults, []);
    });

    it(`fit the banner once it is in view, at ${width} px (SH18)`, async (t) => {
      const { page } = await enter(t, DESKTOP);
      await page.setViewport({ width, height: 900, isMobile: width < 979, hasTouch: width < 979 });
      await page.$eval('shop-banner', (banner) => banner.scrollIntoView());
      await page.waitForSelector('shop-banner:state(rendered)');
      const right = await page.$eval(
        'shop-banner',
        (banner) => banner.getBoundingClientRect().right,
      );
      assert.ok(right <= width, `${right}`);
    });
  }
});

describe('the header, the footer and the bars of the shop: menu and search', () => {
  const { enter } = useMainPage();

  it('show the categories in the header or in the side menu, depending on the width', async (t) => {
    const shopper = await enter(t, DESKTOP);
    for (const width of [1280, 978, 979, 360]) {
      await shopper.page.setViewport({ width, height: 800 });
      const place = width < 979 ? '#menu-categories' : '#categories';
      await shopper.page.waitForSelector(`${place} > shop-menu`);
    }
    await shopper.press('.header__button--menu');
    await shopper.find('shop-menu:state(mobile) >>> .menu__row');
    await shopper.page.setViewport({ width: 1280, height: 800 });
    await shopper.find('shop-menu:state(desktop) >>> .menu__top');
    await shopper.page.waitForSelector('shop-drawer:not([open])');
    assert.deepEqual(shopper.faults, []);
  });

  it('show the search on phones as one overlay, the menu as another (V11)', async (t) => {
    const shopper = await enter(t, PHONE);
    const { page } = shopper;
    const overlays = () =>
      page.$$eval('*', (elements) =>
        elements.flatMap(({ id, shadowRoot }) =>
          shadowRoot?.querySelector('dialog[open], :popover-open') ? id : [],
        ),
      );
    await shopper.press('.header__button--search');
    await page.waitForSelector('#search-sheet:state(open)');
    await page.waitForFunction(() => document.activeElement?.localName === 'shop-search');
    await page.keyboard.type('kur');
    await shopper.find('shop-search >>> [role=option]');
    assert.deepEqual(await overlays(), ['search-sheet']);
    await shopper.press('#search-sheet >>> [part=close]');
    await page.waitForSelector('#search-sheet:not(:state(open))');
    const focused = await page.evaluate(() => document.activeElement?.className ?? '');
    assert.match(focused, /header__button--search/);
    await shopper.press('.header__button--menu');
    await page.waitForSelector('#menu:state(open)');
    assert.deepEqual(await overlays(), ['menu']);
    await shopper.find('#menu .languages a');
    assert.deepEqual(shopper.faults, []);
  });

  it('keep the search open while the screen is rotated, in the overlay or in the header (V11)', async (t) => {
    const shopper = await enter(t, DESKTOP);
    const { page } = shopper;
    await shopper.press('shop-search >>> [role=combobox]');
    await page.keyboard.type('lam');
    await shopper.find('shop-search >>> [role=option]');
    for (const [width, place] of [
      [390, '#search-sheet:state(open)'],
      [800, '.header__search'],
      [390, '#search-sheet:state(open)'],
    ] as const) {
      await page.setViewport({ width, height: 800 });
      await page.waitForSelector(`${place} > shop-search:focus`);
      await shopper.find('shop-search >>> [role=option]');
    }
    assert.deepEqual(shopper.faults, []);
  });
});
