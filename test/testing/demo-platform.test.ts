import { expect } from '@open-wc/testing';
import { part, text } from '../../demo/kit/shown.ts';
import { builtScript } from '../kit/browser.ts';
import '../kit/guard.ts';
import { openPolicyPage, type PolicyPage } from '../kit/policy-page.ts';
import { waitUntil } from '../kit/wait-until.ts';

const RECORDING =
  '<script>logged = []; console.info = console.warn = (text) => logged.push(text);</script>';
const CART = '<shop-minicart><a href="/basket">Koszyk</a></shop-minicart>';

async function cartOf({ document }: PolicyPage, state: string) {
  const cart = document.querySelector('shop-minicart');
  if (!cart) throw new Error('There is no mini-cart.');
  await waitUntil(() => cart.matches(state), state);
  return cart;
}
const linesOf = ({ window }: PolicyPage): readonly string[] => Reflect.get(window, 'logged');

/** Opens a page without its own server, with these tags. */
const openPage = (tags: string, options = ''): Promise<PolicyPage> =>
  openPolicyPage('none', {
    modules: [builtScript('autoloader.js')],
    body: `${RECORDING}<script src="/dist/demo-platform.js" data-options='${options}'></script>${tags}`,
  });

/** Collects the warnings of a page from now on. */
function warningsOf({ window }: PolicyPage): readonly string[] {
  const warnings: string[] = [];
  Reflect.set(Reflect.get(window, 'console'), 'warn', (text: string) => warnings.push(text));
  return warnings;
}

describe('the script demo-platform.js', () => {
  it('provides a platform to the tags of a page without a server', async () => {
    const page = await openPage(CART);
    const cart = await cartOf(page, ':state(empty)');
    const query =
      'mutation { addProductsToBasket(ProductInput: [{id: 110, quantity: 2}]) { status } }';
    await page.window.fetch('/graphql/v1/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    await cart.refresh();
    await cart.updateComplete;
    expect(text(cart, 'badge')).to.equal('2');
    cart.show();
    await cart.updateComplete;
    const picture = part(cart, 'product').querySelector('img');
    expect(picture?.src).to.match(/^data:image\/png/);
    expect(page.faults).to.deep.equal([]);
  });

  it('accepts the options of createPlatform() on its tag', async () => {
    const page = await openPage(CART, '{"basket": [{"product": 110, "quantity": 3}]}');
    const cart = await cartOf(page, ':state(rendered):not(:state(loading))');
    await cart.updateComplete;
    expect(text(cart, 'badge')).to.equal('3');
    const failing = await openPage(CART, '{"fail": {"basket": "500"}}');
    await cartOf(failing, ':state(error)');
  });

  it('sets the cookies of a forced region', async () => {
    const options = '{"forcedRegion": {"country": "DE", "zipcode": "10115"}}';
    const { document } = await openPage('', options);
    expect(document.cookie).to.include('setRegionForced={"currentCountry":"DE"');
    expect(document.cookie).to.include('setZipcodeForced={"currentZipcode":"10115"');
    for (const name of ['setRegionForced', 'setZipcodeForced']) {
      document.cookie = `${name}=; path=/; max-age=0`;
    }
  });

  it('provides cookies to a page in a sandbox', async () => {
    const frame = document.createElement('iframe');
    frame.sandbox.add('allow-scripts');
    frame.srcdoc = `<script src="/dist/demo-platform.js" data-options='{"forcedRegion": {"country": "DE"}}'></script>
      <script>
        document.cookie = 'kept=1; path=/; max-age=60';
        document.cookie = 'deleted=2; path=/';
        document.cookie = 'deleted=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
        parent.postMessage(document.cookie, '*');
      </script>`;
    const received = new Promise<unknown>((resolve) => {
      addEventListener('message', ({ data }) => resolve(data), { once: true });
    });
    document.body.append(frame);
    expect(await received).to.equal(
      'setRegionForced={"currentCountry":"DE","defaultCountry":"PL","showModal":true}; kept=1',
    );
    frame.remove();
  });

  for (const [what, options, received] of [
    ['no JSON', '{basket}', 'data-options: expected JSON'],
    ['no options', '{"baskets": []}', 'data-options: [shop] createPlatform: baskets: there is no'],
  ] as const) {
    it(`warns the author about ${what}, and ignores it`, async () => {
      const page = await openPage(CART, options);
      await cartOf(page, ':state(empty)');
      expect(linesOf(page).filter((line) => line.includes(received))).to.have.length(1);
    });
  }

  it('warns the author if its script comes after that of the tags (US11)', async () => {
    const page = await openPage('<shop-toasts></shop-toasts>');
    await page.window.customElements.whenDefined('shop-toasts');
    const warnings = warningsOf(page);
    const src = '/dist/demo-platform.js';
    const script = Object.assign(page.document.createElement('script'), { src });
    const loaded = new Promise((resolve) => script.addEventListener('load', resolve));
    page.document.head.append(script);
    await loaded;
    expect(warnings).to.deep.equal([
      '[shop] demo-platform.js: expected its script before that of the tags, which keep the fetch that they find.',
    ]);
  });
});
