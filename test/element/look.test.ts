import { expect, fixture, html } from '@open-wc/testing';
import { declarations } from '../../elements/declarations.ts';
import type { ElementOf } from '../../elements/declare/element-types.ts';
import { registerElements } from '../../elements/start/register.ts';
import { minicartElement } from '../../elements/tags/minicart/minicart.element.ts';
import type { omnibusPriceElement } from '../../elements/tags/omnibus-price/omnibus-price.element.ts';
import { builtScript, itInChromium } from '../kit/browser.ts';
import { emulateMedia } from '../kit/devtools.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { openPolicyPage } from '../kit/policy-page.ts';
import { part, parts } from '../kit/shadow.ts';
import { basketOf } from '../minicart/minicart.fixtures.ts';
import { product } from '../omnibus-price/omnibus-price.fixtures.ts';
import '../kit/guard.ts';

type Price = ElementOf<typeof omnibusPriceElement>;
type Minicart = ElementOf<typeof minicartElement>;

registerElements(declarations);

const openCart = async (): Promise<Minicart> => {
  installFakePlatform();
  const cart = await fixture<Minicart>(
    html`<shop-minicart .basket=${basketOf(2)} open one-click-href="/x"></shop-minicart>`,
  );
  await cart.updateComplete;
  return cart;
};

const prices = () =>
  fixture<Price>(
    html`<shop-omnibus-price .product=${product()} show-percent></shop-omnibus-price>`,
  );

/** Whether a part is painted and inside of the viewport's width. */
function isReadable(element: HTMLElement): boolean {
  const { left, right, width, height } = element.getBoundingClientRect();
  const { visibility, opacity } = getComputedStyle(element);
  const isInside = left >= -1 && right <= document.documentElement.clientWidth + 1;
  return width > 0 && height > 0 && visibility === 'visible' && opacity === '1' && isInside;
}

const CART_PARTS = ['link', 'badge', 'panel', 'name', 'price', 'total', 'shipping', 'one-click'];

describe('the styles', () => {
  const media: [string, Record<string, string>, string][] = [
    ['forced colours', { 'forced-colors': 'active' }, ''],
    ['reduced motion', { 'prefers-reduced-motion': 'reduce' }, ''],
    ['dark', { 'prefers-color-scheme': 'dark' }, ''],
  ];
  for (const [name, features, medium] of media) {
    itInChromium(`hide nothing in ${name} (CE-31)`, async () => {
      await emulateMedia(features, medium);
      const cart = await openCart();
      for (const named of CART_PARTS) expect(isReadable(part(cart, named)), named).to.equal(true);
      const price = await prices();
      for (const named of ['label', 'lowest', 'percent', 'regular']) {
        expect(isReadable(part(price, named)), named).to.equal(true);
      }
    });
  }

  itInChromium('print prices but nothing that floats (CE-31)', async () => {
    await emulateMedia({}, 'print');
    const price = await prices();
    expect(isReadable(part(price, 'lowest'))).to.equal(true);
    expect(isReadable(part(await openCart(), 'panel'))).to.equal(false);
  });

  it('hide nothing from right to left, nor in 320 pixels (CE-31)', async () => {
    document.documentElement.dir = 'rtl';
    const column = document.body.appendChild(document.createElement('div'));
    column.style.width = '320px';
    const price = await prices();
    column.append(price);
    await price.updateComplete;
    for (const row of parts(price, 'lowest')) expect(isReadable(row)).to.equal(true);
    expect(column.scrollWidth).to.be.at.most(320);
    document.documentElement.removeAttribute('dir');
    column.remove();
  });

  it('show the children of every tag without JavaScript, with shop.css (CE-28)', async () => {
    const body = declarations
      .filter(({ tag }) => tag !== 'shop-config')
      .map(({ tag }) => `<${tag}><b>${tag}</b></${tag}>`);
    const page = await openPolicyPage('strict', {
      body: `<link rel="stylesheet" href="/dist/css/shop.css">${body.join('')}`,
    });
    // the content of an overlay is hidden until its script loads, but with a timeout
    for (const animation of page.document.getAnimations()) {
      expect(animation.effect?.getComputedTiming().endTime).to.be.at.most(60_000);
      animation.finish();
    }
    const children = [...page.document.querySelectorAll('b')];
    expect(children).to.have.length(body.length);
    for (const child of children) {
      const { height } = child.getBoundingClientRect();
      expect(height, child.textContent ?? '').to.be.greaterThan(0);
      expect(page.window.getComputedStyle(child).opacity).to.equal('1');
    }
  });

  it('hide texts for another state without JavaScript, with shop.css', async () => {
    const page = await openPolicyPage('strict', {
      body: `<link rel="stylesheet" href="/dist/css/shop.css">
        <shop-listing><p>A</p><p slot="empty">B</p></shop-listing>
        <shop-free-shipping>C <b slot="reached">D</b></shop-free-shipping>`,
    });
    const boxes = [...page.document.querySelectorAll('[slot]')].map(
      (child) => child.getClientRects().length,
    );
    expect(boxes).to.deep.equal([0, 0]);
  });

  it('show a placeholder of the same size for an image that the policy blocks (CS-14)', async () => {
    const basket = JSON.stringify(basketOf(1)).replaceAll('/icon-1', 'https://cdn.invalid/icon');
    const page = await openPolicyPage('strict', {
      modules: [builtScript('elements/minicart.js')],
      body: `<shop-minicart open><script type="application/json">${basket}</script></shop-minicart>`,
    });
    await page.window.customElements.whenDefined(minicartElement.tag);
    const cart = page.document.querySelector<Minicart>('shop-minicart');
    await cart?.updateComplete;
    const picture = () => cart?.shadowRoot?.querySelector('[part=product] picture');
    const { promise: rendered, resolve } = Promise.withResolvers<void>();
    const check = () => picture()?.querySelector('svg') && resolve();
    if (cart?.shadowRoot) {
      new MutationObserver(check).observe(cart.shadowRoot, { childList: true, subtree: true });
    }
    check();
    await rendered;
    const { width = 0, height = 0 } =
      picture()?.querySelector('svg')?.getBoundingClientRect() ?? {};
    // while the panel slides in, WebKit measures fractions of a pixel
    expect([Math.round(width), Math.round(height)]).to.deep.equal([72, 72]);
  });
});
