import { expect, html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { priceElement } from '../../elements/tags/price/price.element.ts';
import { configureAtom } from '../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { MARKUP_PAYLOADS, wasPwned } from '../kit/payloads.ts';
import { text } from '../kit/shadow.ts';
import { isLeftOf } from '../kit/text-box.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { warnings } from '../kit/warnings.ts';
import { amount } from '../omnibus-price/omnibus-price.fixtures.ts';
import '../kit/guard.ts';

type Price = Mounted<'shop-price'>;

registerElements([priceElement]);

const SIZES = {
  sizes: [
    { id: 'S', price: { price: amount(99) } },
    { id: 'M', price: { price: amount(109) } },
  ],
};

const priceOf = (template: unknown) => mount('shop-price', template as string);
const shown = (tag: Price): string[] => tag.parts('price').map(text);
const showsFallback = (tag: Price): boolean => tag.all('slot').length === 1;

describe('<shop-price>', () => {
  it('formats an amount like the shop, in both languages, and is accessible', async () => {
    for (const lang of ['pl', 'en']) {
      const tag = await mount('shop-price', html`<shop-price value="1234567.5">–</shop-price>`, {
        lang,
      });
      expect(tag.part('price').textContent).to.equal('1\u00a0234\u00a0567,50\u00a0zł');
      await expectAccessible(tag.element);
    }
  });

  it('uses the mask and the currency of the shop, or its own (PR-05)', async () => {
    pageStore.set(configureAtom, { priceMask: '###,##0.00', currency: '$', currencyBefore: true });
    const tag = await priceOf(html`<shop-price value="1234.5"></shop-price>`);
    expect(shown(tag)).to.deep.equal(['$ 1,234.50']);
    tag.element.setAttribute('price-mask', '###&nbsp;##0,0');
    tag.element.setAttribute('currency', 'Kč');
    tag.element.setAttribute('currency-before', 'false');
    await tag.settled();
    expect(shown(tag)).to.deep.equal(['1 234,5 Kč']);
    tag.element.setAttribute('currency-space', '0');
    tag.element.setAttribute('decimal-separator', ':');
    tag.element.setAttribute('group-separator', "'");
    await tag.settled();
    expect(shown(tag)).to.deep.equal(["1'234:5Kč"]);
    pageStore.set(configureAtom, {});
    await tag.settled();
    for (const name of tag.element.getAttributeNames()) {
      if (name !== 'value') tag.element.removeAttribute(name);
    }
    await tag.settled();
    expect(shown(tag)).to.deep.equal(['1 234,50 zł']);
  });

  it('shows its children without a valid amount, and warns the author (PR-04)', async () => {
    const warned = warnings();
    for (const value of ['', 'false']) {
      expect(
        showsFallback(await priceOf(html`<shop-price value=${value}>12 zł</shop-price>`)),
      ).to.equal(true);
    }
    expect(warned).to.deep.equal([]);
    for (const value of ['1,234', 'NaN', '1e21', 'zł']) {
      expect(
        showsFallback(await priceOf(html`<shop-price value=${value}>12 zł</shop-price>`)),
      ).to.equal(true);
    }
    expect(warned).to.have.length(4);
    expect(warned[0]).to.contain('[shop-price] value="1,234": expected a decimal number');
  });

  it('accepts an amount as people write it, like shop-instalments (US12)', async () => {
    for (const [value, text] of [
      ['149,99', '149,99 zł'],
      ['1 234,50 zł', '1 234,50 zł'],
    ] as const) {
      const texts = shown(await priceOf(html`<shop-price value=${value}></shop-price>`));
      expect(texts.join('').replaceAll(/\s/g, ' '), value).to.equal(text);
    }
  });

  it('keeps number and currency together and in order, in the surrounding font (V26)', async () => {
    const tag = await mount(
      'shop-price',
      html`<p style="inline-size: 40px; font-size: 32px; color: red">
        <shop-price value="1234.5"></shop-price>
      </p>`,
      { dir: 'rtl' },
    );
    const part = tag.part('price');
    expect(isLeftOf(part, [',50', 'zł'])).to.equal(true);
    expect(part.getClientRects()).to.have.length(1);
    expect(getComputedStyle(part).fontSize).to.equal('32px');
    expect(getComputedStyle(part).color).to.equal('rgb(255, 0, 0)');
  });

  it('keeps the order in text of the page (SH16)', async () => {
    const tag = await mount('shop-price', html`<shop-price>49,50 zł</shop-price>`, { dir: 'rtl' });
    expect(isLeftOf(tag.element, [',50', 'zł'])).to.equal(true);
  });
});

describe('<shop-price>: the price of a product', () => {
  it('reads the size from a control named by id, by name or by a selector (US12)', async () => {
    for (const name of ['size', 'chosen', '#size']) {
      const tag = await priceOf(
        html`<div><input id="size" name="chosen" value="M"><shop-price .product=${SIZES} size-from=${name}></shop-price></div>`,
      );
      expect(shown(tag), name).to.deep.equal(['109,00 zł']);
      tag.element.parentElement?.remove();
    }
  });

  it('shows the price of the chosen size as formatted by the platform (PR-17)', async () => {
    const tag = await priceOf(html`<shop-price .product=${SIZES}>od 99 zł</shop-price>`);
    expect(showsFallback(tag), 'no size is chosen').to.equal(true);
    tag.element.size = 'M';
    await tag.settled();
    expect(shown(tag)).to.deep.equal(['109,00 zł']);
    tag.element.size = 'XXL';
    await tag.settled();
    expect(tag.element.shadowRoot?.textContent).to.equal('');
    expect(showsFallback(tag)).to.equal(false);
  });

  it('updates with the price type (PR-16)', async () => {
    const tag = await priceOf(html`<shop-price .product=${SIZES} size="S"></shop-price>`);
    tag.element.priceType = 'net';
    await tag.settled();
    expect(shown(tag)).to.deep.equal(['98,00 zł']);
    tag.element.setAttribute('price-type', 'gross');
    await tag.settled();
    expect(shown(tag)).to.deep.equal(['99,00 zł']);
  });

  it('multiplies a unit price by the selling unit', async () => {
    const unit = { gross: { value: 3.335, formatted: '3,34 zł' } };
    const tag = await priceOf(
      html`<shop-price .product=${{ unit: { sellBy: 3 }, price: { unit } }}></shop-price>`,
    );
    expect(shown(tag)).to.deep.equal(['10,01 zł']);
    tag.element.product = { unit: { sellBy: 1 }, price: { unit } };
    await tag.settled();
    expect(shown(tag)).to.deep.equal(['3,34 zł']);
  });

  it('updates with the form control of the size', async () => {
    const data = JSON.stringify(SIZES);
    const tag = await mount(
      'shop-price',
      `<div><input type="hidden" id="size"><shop-price size-from="#size">
        <script type="application/json">${data}</script>od 99 zł</shop-price></div>`,
    );
    const input = tag.page.querySelector('input');
    expect(showsFallback(tag)).to.equal(true);
    input?.setAttribute('value', 'S');
    await waitUntil(() => shown(tag)[0] === '99,00 zł');
    input?.setAttribute('value', 'M');
    await waitUntil(() => shown(tag)[0] === '109,00 zł');
    tag.element.size = 'S';
    await tag.settled();
    expect(shown(tag), 'its own size wins').to.deep.equal(['99,00 zł']);
    tag.element.setAttribute('value', '5');
    await tag.settled();
    expect(shown(tag), 'its own amount wins').to.deep.equal(['5,00 zł']);
  });

  it('shows prices of the platform as text (XS-02)', async () => {
    const tag = await priceOf(html`<shop-price></shop-price>`);
    for (const payload of MARKUP_PAYLOADS) {
      tag.element.product = { price: { price: { gross: { formatted: payload } } } };
      await tag.settled();
      expect(tag.part('price').textContent).to.equal(payload);
    }
    tag.element.product = { price: { price: { gross: { formatted: '1&nbsp;234,50&#160;zł' } } } };
    await tag.settled();
    expect(tag.part('price').textContent).to.equal('1\u00a0234,50\u00a0zł');
    expect(wasPwned()).to.equal(false);
  });
});
