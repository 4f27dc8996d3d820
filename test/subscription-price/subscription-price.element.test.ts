import { expect, html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { subscriptionPriceElement } from '../../elements/tags/subscription-price/subscription-price.element.ts';
import { configureAtom } from '../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { mount } from '../kit/mount.ts';
import { text } from '../kit/shadow.ts';
import { isLeftOf } from '../kit/text-box.ts';
import { warnings } from '../kit/warnings.ts';
import '../kit/guard.ts';

registerElements([subscriptionPriceElement]);

const TAG = 'shop-subscription-price';
const COFFEE = html`<shop-subscription-price max="100" max-net="81.30" before="100" rebate-value="10"
  >90,00 zł</shop-subscription-price
>`;

describe('<shop-subscription-price>', () => {
  it('shows the price and the saving, in both languages, and is accessible', async () => {
    for (const lang of ['pl', 'en']) {
      const tag = await mount(TAG, COFFEE, { lang });
      expect(text(tag.part('price'))).to.equal('90,00 zł');
      expect(text(tag.part('percent'))).to.equal('-10%');
      await expectAccessible(tag.element);
    }
  });

  it('provides its result, exact and formatted, also before it renders', async () => {
    const early = document.createElement(TAG);
    expect(early.result).to.equal(undefined);
    early.setAttribute('max', '1234.50');
    expect(early.result?.gross.value).to.equal('1234.50');
    const tag = await mount(TAG, COFFEE);
    expect(tag.element.result).to.deep.equal({
      gross: { value: '90.00', formatted: '90,00\u00a0zł' },
      net: { value: '73.17', formatted: '73,17\u00a0zł' },
      percent: 10,
    });
    tag.element.rebateValue = '20';
    expect(tag.element.result?.percent).to.equal(20);
    await tag.settled();
    expect(text(tag.part('price'))).to.equal('80,00 zł');
    expect(() => Object.assign(tag.element, { result: 1 })).to.throw(TypeError);
  });

  it('accepts terms as templates print them (PR-10)', async () => {
    const warned = warnings();
    const tag = await mount(
      TAG,
      html`<shop-subscription-price
        max=" 49.99 "
        max-net="40.64"
        save="false"
        before=""
        rebate-value="5"
        rebate-type="quota"
        currency-format="###,##0.00"
        symbol="€"
        currency-space="n"
        currency-before-value="true"
        price-type="gross"
      ></shop-subscription-price>`,
    );
    expect(text(tag.part('price'))).to.equal('€44.99');
    expect(warned).to.deep.equal([]);
  });

  it('formats prices like the shop, also after a change', async () => {
    pageStore.set(configureAtom, { priceMask: '###,##0.00', currency: 'Kč' });
    const tag = await mount(
      TAG,
      html`<shop-subscription-price max="1250"></shop-subscription-price>`,
    );
    expect(text(tag.part('price'))).to.equal('1,250.00 Kč');
    pageStore.set(configureAtom, { priceMask: '### ##0', currency: 'Ft', decimalSeparator: ':' });
    await tag.settled();
    expect(text(tag.part('price'))).to.equal('1 250 Ft');
    expect(tag.element.result?.gross).to.deep.equal({
      value: '1250.00',
      formatted: '1\u00a0250\u00a0Ft',
    });
  });

  it('updates with the price type (PR-16)', async () => {
    const tag = await mount(TAG, COFFEE);
    tag.element.priceType = 'net';
    await tag.settled();
    expect(text(tag.part('price'))).to.equal('73,17 zł');
    tag.element.removeAttribute('price-type');
    tag.element.setAttribute('price-type', 'gross');
    await tag.settled();
    expect(text(tag.part('price'))).to.equal('90,00 zł');
  });

  it('shows nothing without a price, and no percentage without a saving (PR-10)', async () => {
    const tag = await mount(
      TAG,
      html`<shop-subscription-price before="100">100,00 zł</shop-subscription-price>`,
    );
    expect(tag.element.shadowRoot?.textContent).to.equal('');
    expect(tag.all('slot')).to.deep.equal([]);
    tag.element.setAttribute('max', '100');
    await tag.settled();
    expect(text(tag.part('price'))).to.equal('100,00 zł');
    expect(tag.parts('percent')).to.deep.equal([]);
    tag.element.priceType = 'net';
    await tag.settled();
    expect(tag.parts('price'), 'no net price').to.deep.equal([]);
  });

  it('hides the percentage if the page hides percentages', async () => {
    pageStore.set(configureAtom, { hidePercents: true });
    const tag = await mount(TAG, COFFEE);
    expect(tag.parts('percent')).to.deep.equal([]);
  });

  it('rejects an invalid amount, with one warning (PR-04)', async () => {
    const warned = warnings();
    const tag = await mount(
      TAG,
      html`<shop-subscription-price max="1,234" rebate-value="10"></shop-subscription-price>`,
    );
    expect(warned).to.have.length(1);
    expect(warned[0]).to.contain(`[${TAG}] max="1,234"`);
    expect(tag.element.result?.gross.value).to.equal('0.00');
    expect(tag.parts('price')).to.deep.equal([]);
  });

  it('keeps number and currency in order on right-to-left pages (V26)', async () => {
    const tag = await mount(TAG, COFFEE, { dir: 'rtl' });
    expect(isLeftOf(tag.part('price'), [',00', 'zł'])).to.equal(true);
  });
});
