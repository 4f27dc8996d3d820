import { expect, fixture, html } from '@open-wc/testing';
import type { ElementOf } from '../../elements/declare/element-types.ts';
import { registerElements } from '../../elements/start/register.ts';
import { minicartElement } from '../../elements/tags/minicart/minicart.element.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { parts } from '../kit/shadow.ts';
import { isLeftOf } from '../kit/text-box.ts';
import '../kit/guard.ts';
import { settled } from '../kit/settled.ts';
import { ajaxBasket } from './minicart.fixtures.ts';

type Minicart = ElementOf<typeof minicartElement>;

registerElements([minicartElement]);

beforeEach(() => {
  installFakePlatform();
});

describe('<shop-minicart> from right to left', () => {
  it('keeps number and currency of every amount in order (V26)', async () => {
    const element = await fixture<Minicart>(
      html`<shop-minicart dir="rtl" open .basket=${ajaxBasket()}></shop-minicart>`,
    );
    await settled(element);
    for (const name of ['price', 'total', 'total-other', 'shipping']) {
      const [amount] = parts(element, name);
      if (!amount) throw new Error(`Expected the part ${name}.`);
      const [digits = ''] = /\d+,\d\d/.exec(amount.textContent) ?? [];
      expect(isLeftOf(amount, [digits, 'zł']), name).to.equal(true);
    }
  });
});
