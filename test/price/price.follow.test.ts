import { expect, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import { registerElements } from '../../elements/start/register.ts';
import { priceElement } from '../../elements/tags/price/price.element.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { warnings } from '../kit/warnings.ts';
import { control, form, SHIRT, size } from '../product/product.fixtures.ts';
import '../kit/guard.ts';

registerElements([priceElement]);

const amount = (value: number, formatted = `${value},00 zł`) => ({
  gross: { value, formatted },
  net: false,
});

const UNIT = { name: 'szt.', singular: 'sztuka', plural: 'sztuki', sellBy: 1, precision: '0' };

/** A product with these amounts for its size. */
const productWith = (price: object, more: object = {}) => ({
  id: 101,
  unit: UNIT,
  sizes: [{ ...size('S', 99), price: { price: amount(99), ...price } }],
  ...more,
});

const shown = (tag: Mounted): string => {
  const texts = ['price', 'per'].flatMap((part) => tag.parts(part)).map(text);
  if (texts.length > 0) return texts.join(' ').replaceAll(/\s+/g, ' ');
  return tag.all('slot').length > 0 ? 'children' : 'nothing';
};

const show = (product: object, prices: TemplateResult, sizes?: string[]) =>
  mount(
    'shop-price',
    html`<shop-product .product=${product as never}>${form(sizes && { sizes })}</shop-product>${prices}`,
  );

const set = async (tag: Mounted, name: string, value: string) => {
  const input = control(tag.page, name);
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await tag.settled();
};

beforeEach(() => {
  installFakePlatform();
});

describe('<shop-price> inside a product', () => {
  it('shows its children until a size is chosen, then the price of the size [PP-09]', async () => {
    const warned = warnings();
    const tag = await show(SHIRT, html`<shop-price>od 99 zł</shop-price>`);
    expect(shown(tag)).to.equal('children');
    for (const [id, price] of [
      ['M', '109,00 zł'],
      ['S', '99,00 zł'],
    ] as const) {
      control(tag.page, 'size', id).click();
      // the first one waits for the module
      await waitUntil(() => shown(tag) === price, price);
    }
    expect(warned).to.deep.equal([]);
    await expectAccessible(tag.element);
  });

  it('uses the nearest product, that of the page, or the one that it names [PP-09]', async () => {
    const other = { id: 7, sizes: [size('S', 10)] };
    const tag = await mount(
      'shop-price',
      html`<shop-price id="page"></shop-price>
        <shop-product .product=${SHIRT as never}>${form()}</shop-product>
        <shop-product card .product=${other as never}>
          <form id="other"><input type="hidden" name="product" value="7"></form>
          <shop-price id="near"></shop-price>
        </shop-product>
        <shop-price id="named" for="other"></shop-price>`,
    );
    control(tag.page, 'size', 'M').click();
    const text = ['page', 'near', 'named'].map(
      (id) => tag.page.querySelector(`#${id}`)?.shadowRoot?.textContent,
    );
    expect(text).to.deep.equal(['109,00 zł', '10,00 zł', '10,00 zł']);
  });

  it('prefers its own attributes', async () => {
    const own = { price: { price: amount(5) } };
    for (const [tag, text] of [
      [html`<shop-price value="12.5"></shop-price>`, '12,50 zł'],
      [html`<shop-price .product=${own}></shop-price>`, '5,00 zł'],
    ] as const) {
      const page = await show(productWith({}), tag, ['S']);
      control(page.page, 'size', 'S').click();
      expect(shown(page)).to.equal(text);
      page.page.replaceChildren();
    }
  });

  it('shows its children for a price on request, and without data [PP-14]', async () => {
    for (const product of [productWith({ price: amount(0, '0,00 zł') }), undefined]) {
      const tag = await show(product as never, html`<shop-price>Ask us</shop-price>`, ['S']);
      control(tag.page, 'size', 'S').click();
      expect(shown(tag)).to.equal('children');
      tag.page.replaceChildren();
    }
  });

  it('clears when its product is removed [PP-11]', async () => {
    const tag = await show(productWith({}), html`<shop-price>from 9</shop-price>`, ['S']);
    control(tag.page, 'size', 'S').click();
    expect(shown(tag)).to.equal('99,00 zł');
    tag.page.querySelector('shop-product')?.remove();
    await waitUntil(() => shown(tag) === 'children');
  });

  it('warns the author if there is nothing to show', async () => {
    const warned = warnings();
    const tag = await mount('shop-price', html`<shop-price>12 zł</shop-price>`);
    await tag.settled();
    expect(warned.join()).to.include(
      'expected the attribute value or product, or a shop-product to follow',
    );
  });
});

describe('<shop-price> inside a product: amounts and totals', () => {
  it('shows the price of the rebate step, and the total for the quantity', async () => {
    const step = (left: number, price: number) => ({
      left,
      price,
      price_formatted: `${price},00 zł`,
    });
    const rebateNumber = { items: [step(3, 90), step(10, 80)] };
    const product = productWith({ rebateNumber });
    const tag = await show(product, html`<shop-price total></shop-price>`, ['S']);
    control(tag.page, 'size', 'S').click();
    for (const [quantity, text] of [
      ['1', '99,00 zł / 1 szt.'],
      ['2', '198,00 zł / 2 szt.'],
      ['3', '270,00 zł / 3 szt.'],
      ['10', '800,00 zł / 10 szt.'],
      ['', '99,00 zł / 1 szt.'],
    ] as const) {
      await set(tag, 'number', quantity);
      expect(shown(tag)).to.equal(text);
    }
    await set(tag, 'number', '3');
    tag.element.total = false;
    await tag.settled();
    expect(shown(tag)).to.equal('90,00 zł');
  });

  it('shows the price of the next step where the platform prints no list of steps', async () => {
    const rebateNumber = {
      items: [null],
      nextthreshold: '3',
      nextprice: '90.00',
      nextprice_formatted: '90,00 zł',
    };
    const product = productWith({ rebateNumber });
    const tag = await show(product, html`<shop-price></shop-price>`, ['S']);
    control(tag.page, 'size', 'S').click();
    await set(tag, 'number', '2');
    expect(shown(tag)).to.equal('99,00 zł');
    await set(tag, 'number', '3');
    expect(shown(tag)).to.equal('90,00 zł');
  });

  for (const [name, price, unit] of [
    ['the pack first', amount(49.2, '49,20 zł'), amount(4.1, '4,10 zł')],
    ['one unit first', amount(4.1, '4,10 zł'), amount(49.2, '49,20 zł')],
  ] as const) {
    it(`distinguishes one unit from the selling unit: ${name}`, async () => {
      const product = productWith({ price, unit }, { unit: { ...UNIT, sellBy: 12 } });
      const tag = await show(product, html`<shop-price></shop-price>`, ['S']);
      control(tag.page, 'size', 'S').click();
      await set(tag, 'number', '24');
      expect(shown(tag)).to.equal('49,20 zł');
      tag.element.total = true;
      await tag.settled();
      expect(shown(tag)).to.equal('98,40 zł / 24 szt.');
    });
  }

  it('shows fractions of a unit exactly', async () => {
    const unit = { ...UNIT, name: 'm', sellBy: 0.25, precision: '2' };
    const product = productWith(
      { price: amount(0.1, '0,10 zł'), unit: amount(0.4, '0,40 zł') },
      { unit },
    );
    const tag = await show(product, html`<shop-price total></shop-price>`, ['S']);
    control(tag.page, 'size', 'S').click();
    await set(tag, 'number', '0.75');
    expect(shown(tag)).to.equal('0,30 zł / 0,75 m');
  });

  it('shows another amount of the product, or hides if it does not apply', async () => {
    const price = {
      max: amount(120),
      suggested: amount(130),
      beforeRebate: amount(110),
      advancePrice: false,
    };
    const product = productWith(price, { points: 40, pointsReceive: false });
    const tag = await show(product, html`<shop-price total>{}</shop-price>`, ['S']);
    await set(tag, 'number', '2');
    for (const [kind, text] of [
      ['max', '240,00 zł / 2 szt.'],
      ['suggested', '260,00 zł / 2 szt.'],
      ['before-rebate', '220,00 zł / 2 szt.'],
      ['advance', 'nothing'],
      ['points', '80 / 2 szt.'],
      ['points-receive', 'nothing'],
      ['price', '198,00 zł / 2 szt.'],
    ] as const) {
      tag.element.setAttribute('of', kind);
      await tag.settled();
      expect(shown(tag), kind).to.equal(text);
    }
  });
});
