import { expect, fixture, html } from '@open-wc/testing';
import type { ElementOf } from '../../elements/declare/element-types.ts';
import { registerElements } from '../../elements/start/register.ts';
import { minicartElement } from '../../elements/tags/minicart/minicart.element.ts';
import { itInChromium } from '../kit/browser.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import '../kit/guard.ts';
import { hangModules, releaseModules } from '../kit/module-faults.ts';
import { settled } from '../kit/settled.ts';
import { part } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { ajaxBasket } from './minicart.fixtures.ts';

type Minicart = ElementOf<typeof minicartElement>;

registerElements([minicartElement]);

/** Adds a mini-cart to the page, without waiting for its panel like a fixture. */
async function putCart(): Promise<Minicart> {
  const place = await fixture(html`<div></div>`);
  const cart = document.createElement('shop-minicart') as Minicart;
  Reflect.set(cart, 'basket', ajaxBasket());
  place.append(cart);
  await settled();
  return cart;
}

describe('a click on <shop-minicart> while its panel loads', () => {
  itInChromium('is dropped when a later action undoes it (AT18)', async () => {
    const platform = installFakePlatform();
    await hangModules('/MinicartContent.tsx');
    const [left, hidden, hovered] = [await putCart(), await putCart(), await putCart()];
    part(left, 'link').click();
    part(hidden, 'link').click();
    hidden.hide();
    hovered.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    part(hovered, 'link').click();
    hovered.hide();
    const last = await putCart();
    part(last, 'link').click();
    await releaseModules();
    await waitUntil(() => !part(last, 'panel').hidden, 'the panel comes');
    await platform.clock.advance(1000);
    await settled();
    expect([left, hidden, hovered].map(({ open }) => open)).to.deep.equal([false, false, false]);
  });
});
