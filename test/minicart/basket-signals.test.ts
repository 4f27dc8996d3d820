import { expect, fixture, html } from '@open-wc/testing';
import type { ElementOf } from '../../elements/declare/element-types.ts';
import { registerElements } from '../../elements/start/register.ts';
import { minicartElement } from '../../elements/tags/minicart/minicart.element.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { part, text } from '../kit/shadow.ts';
import '../kit/guard.ts';
import { settled } from '../kit/settled.ts';
import { basketOf } from './minicart.fixtures.ts';

type Minicart = ElementOf<typeof minicartElement>;
type Functions = Record<string, (...values: unknown[]) => unknown>;

registerElements([minicartElement]);

/** Sets the page's global as a theme does. */
function setAppShop(value: unknown): void {
  Reflect.set(window, 'app_shop', value);
}

async function minicart(): Promise<Minicart> {
  platform.answer('basket', { basket: basketOf(1) }, { basket: basketOf(2) });
  const element = await fixture<Minicart>(html`<shop-minicart></shop-minicart>`);
  await settled(element);
  expect(badge(element)).to.equal('1');
  return element;
}

const badge = (element: Minicart) => text(part(element, 'badge'));
const readings = () => platform.calls('basket').length;

async function expectRead(element: Minicart): Promise<void> {
  await settled(element);
  expect(badge(element)).to.equal('2');
  expect(readings()).to.equal(2);
}

beforeEach(installFakePlatform);

afterEach(() => {
  Reflect.deleteProperty(window, 'app_shop');
});

describe('<shop-minicart> beside scripts of a theme', () => {
  it('is read again when the page dispatches shop-basket-refresh on document', async () => {
    const element = await minicart();
    document.dispatchEvent(new Event('shop-basket-refresh'));
    await expectRead(element);
  });

  it('is read again after the theme’s menu_basket_cache, which still works', async () => {
    const calls: unknown[] = [];
    function menu_basket_cache(this: unknown, ...values: unknown[]): string {
      calls.push(this, ...values);
      return 'theirs';
    }
    const fn: Functions = { menu_basket_cache: Object.assign(menu_basket_cache, { version: 3 }) };
    setAppShop({ fn });
    const element = await minicart();
    expect(fn.menu_basket_cache?.('a', 1)).to.equal('theirs');
    expect(calls).to.deep.equal([fn, 'a', 1]);
    expect(Reflect.get(Object(fn.menu_basket_cache), 'version')).to.equal(3);
    await expectRead(element);
  });

  it('is read once for several calls in a task, and for a wrapper of the theme’s own', async () => {
    const fn: Functions = { menu_basket_cache: () => undefined };
    setAppShop({ fn });
    const element = await minicart();
    const inner = fn.menu_basket_cache;
    fn.menu_basket_cache = () => inner?.();
    fn.menu_basket_cache();
    fn.menu_basket_cache();
    await expectRead(element);
  });

  it('does not catch errors of the theme', async () => {
    const error = new Error('theirs');
    const fn: Functions = {
      menu_basket_cache() {
        throw error;
      },
    };
    setAppShop({ fn });
    const element = await minicart();
    expect(() => fn.menu_basket_cache?.()).to.throw(error);
    await expectRead(element);
  });

  it('detects a function, and a global, that are defined later', async () => {
    const fn: Functions = {};
    setAppShop({ fn });
    const first = await minicart();
    Object.assign(fn, { menu_basket_cache: () => undefined });
    fn.menu_basket_cache?.();
    await expectRead(first);
    first.remove();
    await settled();
    Reflect.deleteProperty(window, 'app_shop');
    installFakePlatform();
    const second = await minicart();
    const late: Functions = { menu_basket_cache: () => undefined };
    setAppShop({ fn: late });
    document.body.addEventListener('click', () => late.menu_basket_cache?.(), { once: true });
    document.body.click();
    await expectRead(second);
  });

  it('sends no request once it is removed', async () => {
    const fn: Functions = { menu_basket_cache: () => undefined };
    setAppShop({ fn });
    const element = await minicart();
    element.remove();
    await settled();
    fn.menu_basket_cache?.();
    document.dispatchEvent(new Event('shop-basket-refresh'));
    await settled();
    expect(readings()).to.equal(1);
  });
});
