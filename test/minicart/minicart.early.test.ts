import { expect, fixture, html } from '@open-wc/testing';
import type { ElementOf } from '../../elements/declare/element-types.ts';
import { registerElements } from '../../elements/start/register.ts';
import { minicartElement } from '../../elements/tags/minicart/minicart.element.ts';
import { type FakePlatform, installFakePlatform } from '../kit/fake-platform.ts';
import { hover, leave } from '../kit/mouse.ts';
import { part, parts } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { ajaxBasket } from './minicart.fixtures.ts';

type Minicart = ElementOf<typeof minicartElement>;

registerElements([minicartElement]);

describe('<shop-minicart> before its parts have come', () => {
  let platform: FakePlatform;
  beforeEach(async () => {
    platform = installFakePlatform();
    await leave();
  });
  afterEach(leave);

  it('opens for the mouse that came before its panel', async () => {
    const cart = await fixture<Minicart>(
      html`<shop-minicart .basket=${ajaxBasket()}></shop-minicart>`,
    );
    await hover(part(cart, 'link'));
    expect(cart.open).to.equal(false);
    await platform.clock.advance(150);
    await waitUntil(() => parts(cart, 'panel').length === 1, 'the panel shows');
  });
});
