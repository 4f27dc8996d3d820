import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { AWKWARD, METHODS, type Method, samplePage } from '../../../xslt/sample.ts';
import { waitForRendered } from '../../rendered.ts';
import type { ShopPage } from '../../shop-page.ts';
import { useShop } from '../../use-shop.ts';
import { TESTED_BUILD, VISITORS, type Visitor } from '../../visitors.ts';

const PATH = '/made-by-templates.html';
const LIST = 'Prezenty "🎁" < & \' </script> <!-- \\';
const PROVIDER = 'Raty 0% & "bez" </script>';
const BASKET = 'Torba "na" \\ </script> <!-- ż 🎁';
const MENU = 'shop-menu >>> [part~=nav]';
const VISITOR: Visitor = {
  ...(VISITORS[1] ?? assert.fail()),
  language: 'pl',
  build: TESTED_BUILD,
};

const script = TESTED_BUILD === 'lite' ? '/dist/lite/autoloader.js' : '/dist/autoloader.js';

describe('a page rendered by the XSLT templates', () => {
  const shop = useShop();

  /** Opens the page from the address of the shop, so that its tags find library and platform. */
  async function open(t: TestContext, method: Method): Promise<ShopPage> {
    const body = (await samplePage(method)).replace('/dist/autoloader.js', script);
    const visitor = await shop.visit(t, VISITOR);
    await visitor.page.setRequestInterception(true);
    visitor.page.on('request', (request) => {
      const isPage = new URL(request.url()).pathname === PATH;
      if (isPage) request.respond({ contentType: 'text/html; charset=utf-8', body });
      else request.continue();
    });
    await visitor.open(PATH);
    return visitor;
  }

  /** The text or an attribute of an element, as character codes; most tags render when they are in view. */
  async function shown(
    visitor: ShopPage,
    selector: string,
    attribute = '',
  ): Promise<string | null> {
    const [tag = ''] = selector.split(' >>> ');
    await visitor.page.$eval(tag, (element) => element.scrollIntoView({ block: 'center' }));
    const handle = await visitor.find(selector);
    return handle.evaluate(
      (element, name) => (name ? element.getAttribute(name) : element.textContent),
      attribute,
    );
  }

  for (const method of METHODS) {
    describe(`with the output method ${method}`, () => {
      it('shows names unchanged, in every tag', async (t) => {
        const visitor = await open(t, method);
        const last = 'shop-breadcrumbs li[aria-current]';
        assert.equal(await shown(visitor, last), AWKWARD);
        assert.equal(await shown(visitor, 'shop-breadcrumbs li a'), 'Telewizory & "audio"');
        assert.equal(await shown(visitor, 'shop-image >>> img', 'alt'), AWKWARD);
        assert.equal(await shown(visitor, 'shop-banner >>> img', 'alt'), AWKWARD);
        const label = await shown(visitor, 'shop-gallery >>> section', 'aria-label');
        assert.equal(label, AWKWARD);
        const menu = (await shown(visitor, MENU)) ?? '';
        assert.ok(menu.includes("Dom & 'ogród' </script> ż 🎁"), menu);
        await visitor.page.waitForFunction(
          (name) =>
            document
              .querySelector('shop-minicart')
              ?.shadowRoot?.querySelector('.minicart__link')
              ?.textContent?.includes(name),
          { polling: 'raf' },
          BASKET,
        );
        assert.deepEqual(visitor.faults, []);
      });

      it('shows names of lists and providers when they open', async (t) => {
        const visitor = await open(t, method);
        // below the pictures, and it renders when it comes into view
        await visitor.page.$eval('shop-list-button', (tag) => tag.scrollIntoView());
        // as do tags above it, which move it
        await waitForRendered(visitor.page);
        await visitor.press('shop-list-button >>> [part~=button]');
        const item = await shown(visitor, 'shop-list-button >>> [part~=item]');
        assert.ok(item?.includes(LIST), item ?? '');
        await visitor.page.keyboard.press('Escape');

        const instalments = await visitor.find('shop-instalments a');
        assert.equal(
          await instalments.evaluate(({ textContent }) => textContent),
          `Oblicz raty: ${PROVIDER}`,
        );
        assert.deepEqual(visitor.faults, []);
      });

      it('shows the prices of the XML', async (t) => {
        const visitor = await open(t, method);
        await visitor.page.$eval('shop-omnibus-price', (tag) =>
          tag.scrollIntoView({ block: 'center' }),
        );
        assert.equal(await visitor.textOf('#price shop-price >>> *'), '179,00 zł');
        assert.match(await visitor.textOf('shop-omnibus-price >>> [part~=lowest]'), /199,00 zł/);
        assert.match(
          await visitor.textOf('shop-omnibus-price >>> [part~=upcoming]'),
          /24\.12\.2026/,
        );
        assert.equal(await visitor.textOf('#news shop-date >>> *'), '23-11-26');
        const rebate = await visitor.textOf('shop-subscription-price >>> [part~=price]');
        assert.match(rebate, /\d zł/);
        const result = await visitor.page.$eval('shop-subscription-price', (tag) =>
          Reflect.get(tag, 'result'),
        );
        assert.equal(rebate, result.gross.formatted.replace(/\s/g, ' '));
      });

      it('closes each tag: none swallows what follows', async (t) => {
        const { page } = await open(t, method);
        const parents = await page.$$eval('body > *', (elements) =>
          elements.map(({ localName }) => localName),
        );
        assert.deepEqual(parents.slice(0, 3), ['shop-config', 'header', 'main']);
        const nested = await page.$$eval('body *', (elements) => {
          const tags = elements.filter(({ localName }) => localName.startsWith('shop-'));
          // a product wraps its form
          const names = tags.map(({ localName }) => localName).filter((n) => n !== 'shop-product');
          return tags.filter(({ parentElement }) => parentElement?.closest(names.join())).length;
        });
        assert.equal(nested, 0);
      });
    });
  }
});
