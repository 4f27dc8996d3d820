import { expect, fixture, html } from '@open-wc/testing';
import type { ElementOf } from '../../elements/declare/element-types.ts';
import { minicartElement } from '../../elements/minicart.element.ts';
import { registerElements } from '../../elements/start/register.ts';
import { letTagsRest } from '../kit/awake.ts';
import { type FakePlatform, installFakePlatform } from '../kit/fake-platform.ts';
import { hover, leave } from '../kit/mouse.ts';
import { part, parts } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { ajaxBasket } from './minicart.fixtures.ts';

type Minicart = ElementOf<typeof minicartElement>;

registerElements([minicartElement]);

describe('<shop-minicart> at rest', () => {
  let platform: FakePlatform;
  beforeEach(async () => {
    platform = installFakePlatform();
    await leave();
    letTagsRest();
  });
  afterEach(leave);

  it('opens for the mouse that woke it, although nobody listened when it came', async () => {
    const cart = await fixture<Minicart>(
      html`<shop-minicart .basket=${ajaxBasket()}></shop-minicart>`,
    );
    expect(cart.matches(':state(awake)')).to.equal(false);
    await hover(part(cart, 'link'));
    await waitUntil(() => cart.matches(':state(awake)'), 'the component comes', { interval: 1 });
    expect(cart.open).to.equal(false);
    await platform.clock.advance(150);
    await waitUntil(() => parts(cart, 'panel').length === 1, 'the panel shows');
  });
});
