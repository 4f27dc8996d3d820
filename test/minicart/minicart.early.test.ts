import { expect, fixture, html } from '@open-wc/testing';
import type { ElementOf } from '../../elements/declare/element-types.ts';
import { registerElements } from '../../elements/start/register.ts';
import { minicartElement } from '../../elements/tags/minicart/minicart.element.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { hover, leave } from '../kit/mouse.ts';
import { settled } from '../kit/settled.ts';
import { part, parts } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { ajaxBasket, graphqlBasket } from './minicart.fixtures.ts';

type Minicart = ElementOf<typeof minicartElement>;

registerElements([minicartElement]);

describe('<shop-minicart> before its modules have loaded', () => {
  beforeEach(async () => {
    installFakePlatform();
    await leave();
  });
  afterEach(leave);

  it('shows a loading basket to the mouse (SH12)', async () => {
    const basket = platform.defer('basket');
    platform.sessionStorage.set('shop-basket-count', '3');
    const place = await fixture(html`<div></div>`);
    // a fixture would wait for the basket
    const cart = place.appendChild(document.createElement('shop-minicart') as Minicart);
    await settled();
    await hover(part(cart, 'link'));
    await waitUntil(() => parts(cart, 'heading').length === 1, 'the panel comes');
    await settled();
    await platform.clock.advance(150);
    await waitUntil(() => parts(cart, 'skeleton').length > 0, 'the skeleton shows');
    basket.resolve({ basket: graphqlBasket() });
    await waitUntil(() => parts(cart, 'product').length === 1, 'then the lines');
    expect(cart.open).to.equal(true);
  });

  it('opens for a mouse that arrived before its panel', async () => {
    const cart = await fixture<Minicart>(
      html`<shop-minicart .basket=${ajaxBasket()}></shop-minicart>`,
    );
    await hover(part(cart, 'link'));
    expect(cart.open).to.equal(false);
    await platform.clock.advance(150);
    await waitUntil(() => parts(cart, 'panel').length === 1, 'the panel shows');
  });
});
