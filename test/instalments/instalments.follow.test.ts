import { expect, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { mount } from '../kit/mount.ts';
import { control, form, size } from '../product/product.fixtures.ts';
import { details, type Instalments, LINK } from './instalments.fixtures.ts';
import '../kit/guard.ts';

const SHIRT = { id: 101, sizes: [size('S', 100), size('M', 150), size('L', 200, 0)] };
const TAG = html`<shop-instalments link=${LINK}>Ask us</shop-instalments>`;

const show = (tag: TemplateResult = TAG, product: object | null = SHIRT): Promise<Instalments> =>
  mount(
    'shop-instalments',
    html`<shop-product .product=${product as never}>${form()}</shop-product>${tag}`,
  );

const choose = async (tag: Instalments, id: string) => {
  control(tag.page, 'size', id).click();
  await tag.settled();
};

/** The amount passed to the calculator; undefined if there is no button. */
async function amountOf(tag: Instalments): Promise<unknown> {
  const runs = tag.events('shop-instalments-run');
  const [button] = tag.parts('button');
  button?.click();
  await tag.settled();
  return Reflect.get(Object(details(runs)[0]), 'amount');
}

beforeEach(() => {
  installFakePlatform();
});

describe('<shop-instalments> inside a product', () => {
  it('uses its size and quantity, even if a script sets them without an event [PP-07]', async () => {
    const tag = await show();
    tag.page.addEventListener('shop-instalments-run', (event) => event.preventDefault());
    expect(await amountOf(tag), 'no size is chosen').to.equal(undefined);
    await choose(tag, 'M');
    expect(await amountOf(tag)).to.equal('150.00');
    control(tag.page, 'number').value = '3';
    expect(await amountOf(tag)).to.equal('450.00');
    await choose(tag, 'S');
    expect(await amountOf(tag)).to.equal('300.00');
  });

  it('shows its children if the product cannot be bought', async () => {
    const onRequest = { id: 101, sizes: [{ ...size('S', 100), phone_price: true }] };
    for (const [product, id] of [
      [SHIRT, 'L'],
      [onRequest, 'S'],
      [null, 'S'],
    ] as const) {
      const tag = await show(TAG, product);
      await choose(tag, id);
      expect([tag.parts('button').length, tag.all('slot').length]).to.deep.equal([0, 1]);
      tag.page.replaceChildren();
    }
  });

  it('prefers its own price and quantity, and ignores the basket', async () => {
    for (const [tag, amount] of [
      [html`<shop-instalments link=${LINK} price="20"></shop-instalments>`, '20.00'],
      [
        html`<shop-instalments link=${LINK} quantity-input="#own"></shop-instalments><input id="own" value="5">`,
        '750.00',
      ],
      [
        html`<shop-instalments link=${LINK} context="basket" basket-count="1" basket-cost="70"></shop-instalments>`,
        '70.00',
      ],
    ] as const) {
      const page = await show(tag);
      page.page.addEventListener('shop-instalments-run', (event) => event.preventDefault());
      await choose(page, 'M');
      expect(await amountOf(page)).to.equal(amount);
      page.page.replaceChildren();
    }
  });
});
