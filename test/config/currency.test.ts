import { expect, html } from '@open-wc/testing';
import { formatPrice } from '../../elements/functions/price.ts';
import { registerElements } from '../../elements/start/register.ts';
import { configElement } from '../../elements/tags/config/config.element.ts';
import { instalmentsElement } from '../../elements/tags/instalments/instalments.element.ts';
import { omnibusPriceElement } from '../../elements/tags/omnibus-price/omnibus-price.element.ts';
import { priceElement } from '../../elements/tags/price/price.element.ts';
import { subscriptionPriceElement } from '../../elements/tags/subscription-price/subscription-price.element.ts';
import { mount } from '../kit/mount.ts';
import { click } from '../kit/mouse.ts';
import { part, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { amount, product } from '../omnibus-price/omnibus-price.fixtures.ts';
import '../kit/guard.ts';

registerElements([
  configElement,
  priceElement,
  subscriptionPriceElement,
  omnibusPriceElement,
  instalmentsElement,
]);

/** The platform has no price for the five that are sold at once, so the tag multiplies. */
const FIVE = { ...product({ max: amount(2.5, '2,50 €') }), unit: { sellBy: 5 } };

describe('a currency code', () => {
  it('is shown as a sign by all tags on a German page (US12)', async () => {
    const price = await mount(
      'shop-price',
      html`<shop-config currency="EUR"></shop-config>
        <shop-price value="12.5"></shop-price>
        <shop-subscription-price max="25" before="25" rebate-type="percentage" rebate-value="50"></shop-subscription-price>
        <shop-omnibus-price .product=${FIVE}></shop-omnibus-price>
        <shop-instalments name="Rate" link="https://raten.example/" price="12.50" min-price="1"
          basket-count="1" basket-cost="3,00 €">Raten</shop-instalments>`,
      { lang: 'de' },
    );
    const shown = (tag: string, name: string) => {
      const element = price.page.querySelector(tag) ?? expect.fail(tag);
      return text(part(element, name));
    };
    expect(shown('shop-price', 'price')).to.equal('12,50 €');
    expect(shown('shop-subscription-price', 'price')).to.equal('12,50 €');
    expect(shown('shop-omnibus-price', 'regular')).to.contain('12,50 €');
    await click(part(price.page.querySelector('shop-instalments') ?? expect.fail(), 'button'));
    await waitUntil(() => !!price.page.querySelector('shop-instalments')?.matches(':state(open)'));
    expect(shown('shop-instalments', 'product')).to.contain('12,50 €');
    expect(shown('shop-instalments', 'with-basket')).to.contain('15,50 €');
    expect(formatPrice('12.5')).to.equal('12,50\u00a0€');
  });

  it('is shown as a sign for a single price in another currency; words are kept (US12)', async () => {
    const tag = await mount('shop-price', html`<shop-price value="1" currency="CZK"></shop-price>`);
    expect(text(tag.part('price'))).to.equal('1,00 Kč');
    tag.element.currency = 'Taler';
    await tag.settled();
    expect(text(tag.part('price'))).to.equal('1,00 Taler');
    expect(formatPrice(1, { currency: 'GBP' })).to.equal('1,00\u00a0£');
  });
});
