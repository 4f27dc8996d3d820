import { expect, html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { subscriptionPriceElement } from '../../elements/tags/subscription-price/subscription-price.element.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { text } from '../kit/shadow.ts';
import { control, size } from '../product/product.fixtures.ts';
import '../kit/guard.ts';

registerElements([subscriptionPriceElement]);

const TAG = 'shop-subscription-price';
const of = (gross: number, net?: number) => ({
  price: { gross: { value: gross }, ...(net !== undefined && { net: { value: net } }) },
  save: 2,
  before: { gross: { value: gross } },
});
const coffee = (subscription: unknown) => ({ id: 101, sizes: [size('S', 100)], subscription });
const ONE = { rangeEnabled: false, min: of(100, 81.3), max: false };

const show = (
  product: object | undefined,
  tag = html`<shop-subscription-price></shop-subscription-price>`,
) =>
  mount(
    TAG,
    html`<shop-product .product=${product as never}
        ><form>
          <input type="hidden" name="product" value="101">
          <label><input type="radio" name="subscription" value="0" checked> Once</label>
          <label><input type="radio" name="subscription" value="1"> Again</label>
          <input type="hidden" name="days_in_period" value="30">
        </form></shop-product
      ><a data-days="14" data-rebate-type="percentage" data-rebate-value="10" href="#14">14</a>
      <a data-days="30" data-rebate-type="quota" data-rebate-value="5.50" href="#30">30</a>${tag}`,
  );

const shown = (tag: Mounted): string[] =>
  ['price', 'percent'].flatMap((part) => tag.parts(part)).map(text);

beforeEach(() => {
  installFakePlatform();
});

describe('<shop-subscription-price> inside a product', () => {
  it('uses the rebate of the chosen period, or of the first one [CH-16]', async () => {
    const tag = await show(coffee(ONE));
    expect(shown(tag)).to.deep.equal(['88,00 zł', '-12%']);
    control(tag.page, 'subscription', '1').click();
    await tag.settled();
    expect(shown(tag)).to.deep.equal(['92,50 zł', '-8%']);
    tag.element.priceType = 'net';
    await tag.settled();
    expect(shown(tag)).to.deep.equal(['75,20 zł', '-8%']);
    await expectAccessible(tag.element);
  });

  it('prefers the periods of its own product, as in a quick view', async () => {
    const tag = await mount(
      TAG,
      html`<a data-days="30" data-rebate-type="quota" data-rebate-value="50" href="#30">30</a>
        <shop-product .product=${coffee(ONE) as never}><form>
          <input type="hidden" name="product" value="101">
          <a data-days="30" data-rebate-type="quota" data-rebate-value="5.50" href="#30">30</a>
          <shop-subscription-price></shop-subscription-price>
        </form></shop-product>`,
    );
    expect(shown(tag)).to.deep.equal(['92,50 zł', '-8%']);
  });

  it('shows a range if sizes differ', async () => {
    const tag = await show(coffee({ rangeEnabled: true, min: of(100), max: of(200) }));
    expect(shown(tag)).to.deep.equal(['88,00 zł – 178,00 zł', '-12%']);
  });

  it('shows nothing without a subscription or a product', async () => {
    for (const product of [
      coffee(undefined),
      coffee(false),
      coffee({ min: { price: 'x' } }),
      undefined,
    ]) {
      const tag = await show(product);
      expect(shown(tag)).to.deep.equal([]);
      tag.page.replaceChildren();
    }
  });

  it('uses the only price type of the page', async () => {
    const net = { price: { net: { value: 50 } }, save: false, before: false };
    const tag = await show(
      coffee({ min: net }),
      html`<shop-subscription-price price-type="net"></shop-subscription-price>`,
    );
    expect(shown(tag)).to.deep.equal(['45,00 zł', '-10%']);
  });

  it('prefers its own terms', async () => {
    const tag = await show(
      coffee(ONE),
      html`<shop-subscription-price max="10" rebate-value="50" before="10"></shop-subscription-price>`,
    );
    expect(shown(tag)).to.deep.equal(['5,00 zł', '-50%']);
    tag.element.removeAttribute('max');
    await tag.settled();
    expect(shown(tag)).to.deep.equal(['48,00 zł', '-52%']);
  });
});
