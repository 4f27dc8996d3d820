import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { HOST_VISITORS, type HostPage, type HostVisitor, hostTitle } from '../../host-page.ts';
import { useShop } from '../../use-shop.ts';

const BUY = '#projector_button_basket';

/** A form that does more than add: the shopper's actions, and the expected submission. */
interface Case {
  readonly path: string;
  readonly act?: (host: HostPage) => Promise<unknown>;
  readonly button?: string;
  readonly posted: RegExp;
}

/** Clicks the theme's own control, which may be hidden behind a tag. */
const clickInTheme = ({ page }: HostPage, selector: string): Promise<void> =>
  page.$eval(selector, (one) => {
    if (one instanceof HTMLElement) one.click();
  });

const CASES: Readonly<Record<string, Case>> = {
  'a set': {
    path: '/product-pl-180-zestaw.html',
    act: ({ page }) =>
      page.$eval('#projector_number', (number) => Reflect.set(number, 'value', '2')),
    posted: /bundled_product%5B110%5D=110&.*bundled_quantity%5B119%5D=1.*number=2/,
  },
  'a configurator': {
    path: '/product-pl-181-noz.html',
    act: ({ page }) => page.select('[name="priceformula[choice]"]', '2'),
    posted: /priceformula%5Bchoice%5D=2/,
  },
  'a subscription': {
    path: '/product-pl-133-swieca.html',
    async act(host) {
      await host.press('[name=subscription][value="1"]');
      await clickInTheme(host, '[data-days="30"]');
    },
    posted: /subscription=1&days_in_period=30/,
  },
  'an exchange': {
    path: '/product-pl-110-kubek.html?exchange_id=7',
    posted: /exchange_id=7&change=change/,
  },
  points: {
    path: '/product-pl-151-torba.html',
    button: '#projector_button_points',
    posted: /forpoints=1/,
  },
};

/** Responds to the library's scripts with empty files. */
async function withoutScripts({ page }: HostPage): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!/\/dist\/.*\.js/.test(request.url())) return request.continue();
    return request.respond({ contentType: 'text/javascript', body: '' });
  });
}

describe('a form that does more than add is submitted by the browser with every field', () => {
  const shop = useShop();

  interface Posting extends Case {
    readonly visitor: HostVisitor;
    readonly isPlain: boolean;
  }

  /** The body of the only POST request. */
  async function bodyOf(t: TestContext, { visitor, isPlain, path, act, button = BUY }: Posting) {
    const host = await shop.visitHost(t, visitor.visitor);
    if (isPlain) await withoutScripts(host);
    const prefix = visitor.mode === 'around' ? '/host' : '/host/instead';
    await host.page.goto(shop.origin + prefix + path);
    if (!isPlain) await host.page.waitForSelector('shop-product:state(rendered)');
    await act?.(host);
    const bodies: (string | undefined)[] = [];
    host.page.on('request', (request) => {
      if (/basketchange|addProducts/.test(request.url() + request.postData()))
        bodies.push(request.postData());
    });
    await Promise.all([host.page.waitForNavigation(), host.press(button)]);
    assert.ok(host.page.url().endsWith('/basketedit.php'), host.page.url());
    await host.expectAlive('a post');
    assert.equal(bodies.length, 1);
    return bodies[0];
  }

  for (const visitor of HOST_VISITORS) {
    for (const [what, one] of Object.entries(CASES)) {
      it(`${what}: as without JavaScript, ${hostTitle(visitor)} [PP-08]`, async (t) => {
        const body = await bodyOf(t, { ...one, visitor, isPlain: false });
        assert.match(body ?? '', one.posted);
        assert.equal(body, await bodyOf(t, { ...one, visitor, isPlain: true }));
      });
    }
  }
});
