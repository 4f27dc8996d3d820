import { expect, html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { omnibusPriceElement } from '../../elements/tags/omnibus-price/omnibus-price.element.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { text } from '../kit/shadow.ts';
import { warnings } from '../kit/warnings.ts';
import { control, form } from '../product/product.fixtures.ts';
import { amount } from './omnibus-price.fixtures.ts';
import '../kit/guard.ts';

registerElements([omnibusPriceElement]);

const size = (id: string, price: number, lowest?: number) => ({
  id,
  price: { price: amount(price), omnibusPrice: lowest === undefined ? false : amount(lowest) },
});
const SHIRT = { id: 101, sizes: [size('S', 99, 95), size('M', 109, 90), size('L', 119)] };

const shown = (tag: Mounted): string => {
  if (tag.all('slot').length > 0) return 'children';
  return (
    tag
      .parts('lowest')
      .map((row) => text(row).split(': ').at(-1))
      .join() || 'nothing'
  );
};

const show = (
  product: object | undefined,
  tag = html`<shop-omnibus-price>95 zł</shop-omnibus-price>`,
) =>
  mount(
    'shop-omnibus-price',
    html`<shop-product .product=${product as never}>${form()}</shop-product>${tag}`,
  );

beforeEach(() => {
  installFakePlatform();
});

describe('<shop-omnibus-price> inside a product', () => {
  it('shows the lowest price of the chosen size, and hides if that has none [PP-16]', async () => {
    const warned = warnings();
    const tag = await show(SHIRT);
    expect(shown(tag), 'sizes differ').to.equal('nothing');
    for (const [id, text] of [
      ['S', '95,00 zł'],
      ['M', '90,00 zł'],
      ['L', 'nothing'],
      ['S', '95,00 zł'],
    ] as const) {
      control(tag.page, 'size', id).click();
      await tag.settled();
      expect(shown(tag), id).to.equal(text);
    }
    expect(warned).to.deep.equal([]);
    await expectAccessible(tag.element);
  });

  it('shows the server-rendered text in its own font size until there is a product (AT16)', async () => {
    const text = html`<shop-omnibus-price style="font-size: 32px"><span>95 zł</span></shop-omnibus-price>`;
    const sizeOf = (element: Element | undefined) => element && getComputedStyle(element).fontSize;
    const waiting = await mount('shop-omnibus-price', text);
    expect(shown(waiting)).to.equal('children');
    const before = sizeOf(waiting.element.firstElementChild ?? undefined);
    const tag = await show({ id: 101, sizes: [size('S', 99, 95)] }, text);
    await tag.settled();
    expect(sizeOf(tag.parts('lowest')[0])).to.equal(before);
  });

  it('shows the unit price, whatever the quantity', async () => {
    const tag = await show(SHIRT);
    control(tag.page, 'size', 'S').click();
    const number = control(tag.page, 'number');
    number.value = '3';
    number.dispatchEvent(new Event('input', { bubbles: true }));
    await tag.settled();
    expect(shown(tag)).to.equal('95,00 zł');
  });

  it('shows its children without data, and prefers its own product and size', async () => {
    const bare = await show(undefined);
    expect(shown(bare)).to.equal('children');
    bare.page.replaceChildren();
    for (const [tag, text] of [
      [
        html`<shop-omnibus-price .product=${{ price: { omnibusPrice: amount(7) } }}></shop-omnibus-price>`,
        '7,00 zł',
      ],
      [html`<shop-omnibus-price size="M"></shop-omnibus-price>`, '90,00 zł'],
    ] as const) {
      const page = await mount(
        'shop-omnibus-price',
        html`<shop-product .product=${SHIRT as never}>${form({ sizes: ['S'] })}</shop-product>${tag}`,
      );
      control(page.page, 'size', 'S').click();
      await page.settled();
      expect(shown(page)).to.equal(text);
      page.page.replaceChildren();
    }
  });
});
