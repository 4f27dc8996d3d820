import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { expectAccessible } from '../../accessible.ts';
import { HOST_VISITORS, type HostPage, hostTitle } from '../../host-page.ts';
import { useShop } from '../../use-shop.ts';

/** Products by the kind of their choices. */
const PAGES = {
  sizes: '/product-pl-117-kociolek.html',
  manySizes: '/product-pl-176-buty.html',
  versions: '/product-pl-102-koc.html',
  axes: '/product-pl-171-termos.html',
  subscription: '/product-pl-133-swieca.html',
  packs: '/product-pl-122-kawa.html',
  rebates: '/product-pl-151-torba.html',
  set: '/product-pl-180-zestaw.html',
} as const;

/** The tags that show data of a product, in different regions of the page. */
const SHOWN = {
  price: ['shop-price', '[part~=price]'],
  lowest: ['shop-omnibus-price', '[part~=lowest]'],
  stock: ['shop-availability', '[part~=status]'],
} as const;

/** Waits until tags show these texts. */
async function sees({ page }: HostPage, wanted: Partial<Record<keyof typeof SHOWN, string>>) {
  for (const [name, expected] of Object.entries(wanted)) {
    const [tag = '', part = ''] = new Map(Object.entries(SHOWN)).get(name) ?? [];
    await page.waitForFunction(
      (host, inner, text) => {
        const shown = document.querySelector(host)?.shadowRoot?.querySelector(inner);
        return shown?.textContent?.replace(/\s+/g, ' ').includes(text);
      },
      { polling: 'raf', timeout: 20_000 },
      ...([tag, part, expected] as const),
    );
  }
}

/** The amount that a click on the instalments uses. */
const reckonedBy = ({ page }: HostPage): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener(
          'shop-instalments-run',
          (event) => {
            event.preventDefault();
            resolve(Number(Reflect.get(event, 'detail').amount));
          },
          { once: true },
        );
        document.querySelector<HTMLElement>('shop-instalments a')?.click();
      }),
  );

/** Scrolls to the tags that activate when they are near the viewport. */
async function seeAll({ page }: HostPage): Promise<void> {
  for (const tag of ['shop-availability', 'shop-instalments', '.projector_lists shop-list-button'])
    await page.$eval(tag, (one) => one.scrollIntoView({ block: 'center' }));
  await page.waitForSelector('.projector_lists shop-list-button:state(rendered)');
  // the header is sticky, and would cover the target of a click
  await page.evaluate(() => scrollTo(0, 0));
}

const chosenIn = ({ page }: HostPage): Promise<unknown> =>
  page.$eval('shop-product', (product) => Reflect.get(product, 'choice'));

describe('the product page of a foreign theme, with one tag at its form', () => {
  const shop = useShop();

  for (const visitor of HOST_VISITORS) {
    describe(hostTitle(visitor), () => {
      it('updates all tags with a size and a quantity', async (t) => {
        const host = await shop.enterHost(t, visitor, PAGES.sizes);
        await seeAll(host);
        await host.press('shop-choice >>> label:has([data-id="5l"])');
        await sees(host, { price: '299,00 zł', lowest: '319,00 zł', stock: 'dostępny' });
        await host.press('shop-quantity >>> [part~=plus]');
        assert.equal(await reckonedBy(host), 598);
        await host.expectAlive('our own controls');
        await expectAccessible(host.page, 'a chosen size', ['region']);

        const sent = host.page.waitForRequest((request) =>
          /addToShoppingList/.test(request.postData() ?? ''),
        );
        await host.press('.projector_lists shop-list-button >>> [part~=button]');
        assert.match((await sent).postData() ?? '', /117[\s\S]*5l/);
        await host.expectAlive('a size on a list');
      });

      it('updates all tags with what the theme’s script writes', async (t) => {
        const host = await shop.enterHost(t, visitor, PAGES.sizes);
        await seeAll(host);
        await host.page.evaluate(() => {
          const number = document.querySelector<HTMLInputElement>('#projector_number');
          if (number) number.value = '2';
          document.querySelector<HTMLElement>('[data-size-type="8l"]')?.click();
        });
        await sees(host, { price: '389,00 zł' });
        assert.equal(await reckonedBy(host), 778);
        assert.deepEqual(await chosenIn(host), {
          id: '117',
          size: '8l',
          quantity: 2,
          subscription: '',
        });
        await host.expectAlive('the theme’s own controls');
      });

      it('keeps the theme’s control in sync with a long list of sizes', async (t) => {
        const host = await shop.enterHost(t, visitor, PAGES.manySizes);
        await host.press('shop-choice >>> [role=combobox]');
        await host.press('shop-choice >>> [role=option]:last-child');
        await host.waitForAct('read 45');
        await sees(host, { price: '499,00 zł' });
        assert.equal(await host.countOf('size 45'), 1);
        await host.expectAlive('a size of a list');
      });

      it('updates all tags after switching to another variant', async (t) => {
        const host = await shop.enterHost(t, visitor, PAGES.versions);
        await host.press('shop-choice >>> [data-id*="-169-"]');
        await host.page.waitForFunction(() => location.pathname.includes('-169-'));
        await host.page.waitForSelector('shop-product:state(buyable)');
        await seeAll(host);
        await sees(host, { price: '139,00 zł' });
        assert.equal(await reckonedBy(host), 139);
        await host.expectAlive('a version');
        await host.press('#projector_button_basket');
        await host.find('shop-toasts >>> [part~=message]');
        await host.expectAlive('a version in the basket');
      });

      it('shows which axes are in conflict, until they match', async (t) => {
        const host = await shop.enterHost(t, visitor, PAGES.axes);
        await host.press('shop-choice >>> [data-id="33"]');
        await host.page.waitForSelector('shop-product:state(conflict)');
        await host.press('shop-choice >>> a[data-id="23"]');
        await host.page.waitForFunction(() => location.pathname.includes('-175-'));
        await host.page.waitForSelector('shop-product:state(sold-out)');
        await host.expectAlive('another version');
      });

      it('accepts a typed number of packs beyond the select', async (t) => {
        const host = await shop.enterHost(t, visitor, PAGES.packs);
        await host.page.waitForSelector('shop-quantity:state(rendered)');
        await host.page.select('#projector_number', '');
        assert.equal((await host.page.$$('[name=number]')).length, 1);
        await host.page.keyboard.type('13\n');
        await host.page.waitForFunction(
          () => document.querySelector<HTMLInputElement>('[name=number]')?.value === '14',
        );
        await host.expectAlive('packs');
      });

      it('sets the quantity from the packs of a rebate, with the price of that step', async (t) => {
        const host = await shop.enterHost(t, visitor, PAGES.rebates);
        await host.press('[data-number="10"]');
        await sees(host, { price: '43,12 zł' });
        await host.press('[data-number="10"]');
        await sees(host, { price: '49,00 zł' });
        await host.expectAlive('packs of a rebate');
      });

      for (const [what, path] of Object.entries(PAGES)) {
        it(`is accessible: ${what}`, async (t) => {
          const host = await shop.enterHost(t, visitor, path);
          await host.page.waitForSelector('shop-product:state(rendered)');
          await expectAccessible(host.page, what, ['region']);
          await host.expectAlive(what);
        });
      }
    });
  }
});
