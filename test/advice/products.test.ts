import { expect, html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { availabilityElement } from '../../elements/tags/availability/availability.element.ts';
import { choiceElement } from '../../elements/tags/choice/choice.element.ts';
import { priceElement } from '../../elements/tags/price/price.element.ts';
import { quantityElement } from '../../elements/tags/quantity/quantity.element.ts';
import { stockAlertElement } from '../../elements/tags/stock-alert/stock-alert.element.ts';
import { subscriptionPriceElement } from '../../elements/tags/subscription-price/subscription-price.element.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { mount } from '../kit/mount.ts';
import { settled } from '../kit/settled.ts';
import { warnings } from '../kit/warnings.ts';
import { form, SHIRT } from '../product/product.fixtures.ts';
import '../kit/guard.ts';
import { LINK } from './plant.ts';

registerElements([
  priceElement,
  availabilityElement,
  choiceElement,
  quantityElement,
  stockAlertElement,
  subscriptionPriceElement,
]);

/** The warnings about a page with these products and a price. */
async function warningOf(products: ReturnType<typeof html>, id = ''): Promise<string> {
  installFakePlatform();
  const warned = warnings();
  const tag = await mount('shop-price', html`${products}<shop-price for=${id}>99 zł</shop-price>`);
  await tag.settled();
  return warned.join();
}

const product = html`<shop-product .product=${SHIRT as never}>${form()}</shop-product>`;
const card = html`<shop-product card .product=${SHIRT as never}>${form()}</shop-product>`;

describe('warnings about products', () => {
  it('report a second product that is no card', async () => {
    expect(await warningOf(html`${product}${product}`)).to.include(
      'is the second product of the page',
    );
  });

  it('ignore cards and products in dialogs', async () => {
    const quickView = html`<dialog>${product}</dialog>`;
    expect(await warningOf(html`${product}${card}${card}${quickView}`)).to.equal('');
  });

  it('report a name that no product has', async () => {
    expect(await warningOf(product, 'shirt')).to.include(
      'for="shirt": expected the id of a shop-product, or of its form',
    );
    expect(await warningOf(html`<form id="shirt"></form>`, 'shirt')).to.include('for="shirt"');
  });

  it('report a name that no product has to <shop-quantity>, too', async () => {
    installFakePlatform();
    const warned = warnings();
    const quantity = html`<shop-quantity for="shirt"><input type="number" /></shop-quantity>`;
    const tag = await mount('shop-quantity', html`<input id="shirt" />${product}${quantity}`);
    await tag.settled();
    expect(warned.map((one) => one.replace(LINK, ''))).to.include(
      '[shop-quantity] for="shirt": expected the id of a shop-product, or of its form, using none.',
    );
  });

  it('accept the id of a product or of its form', async () => {
    for (const named of [
      html`<shop-product id="shirt" .product=${SHIRT as never}>${form()}</shop-product>`,
      html`<shop-product .product=${SHIRT as never}><form id="shirt"></form></shop-product>`,
      html`<form id="shirt"></form><shop-product form="shirt" .product=${SHIRT as never}></shop-product>`,
    ]) {
      expect(await warningOf(named, 'shirt')).to.equal('');
      document.querySelector('shop-product')?.closest('div')?.replaceChildren();
    }
  });
});

/** The warnings about this page. */
async function warningsOf(page: ReturnType<typeof html>): Promise<readonly string[]> {
  installFakePlatform();
  const warned = warnings();
  const tag = await mount('shop-product', html`${page}<shop-product card></shop-product>`);
  await settled();
  tag.page.replaceChildren();
  return warned.map((one) => one.replace(LINK, ''));
}

const radios = html`<label><input type="radio" name="size" value="S"> S</label>`;
const UNTAKEN =
  '[shop-choice] expected a <form> around it, or a shop-product to follow; without one the choice has no effect.';
const FOREIGN =
  'not supported by an addition, so the browser submits the form; expected data-shop-native on the button if you want that.';

/** A product whose form has this additional field. */
const productWith = (field: ReturnType<typeof html>, button = html`<button>Buy</button>`) =>
  html`<shop-product .product=${SHIRT as never}>
    <form><input type="hidden" name="product" value="101">${field}${button}</form>
  </shop-product>`;

describe('warnings about elements that follow a product', () => {
  for (const [tag, expected] of [
    [
      html`<shop-availability>In stock</shop-availability><shop-availability></shop-availability>`,
      '[shop-availability] expected a shop-product to follow; without one its children show.',
    ],
    [
      html`<shop-subscription-price>9 zł</shop-subscription-price>`,
      '[shop-subscription-price] expected the attribute max, or a shop-product to follow; without one it shows nothing.',
    ],
    [html`<shop-choice>${radios}</shop-choice><shop-choice>${radios}</shop-choice>`, UNTAKEN],
  ] as const) {
    it(`are given once if there is no product: ${expected.slice(0, expected.indexOf(']') + 1)}`, async () => {
      expect(await warningsOf(tag)).to.deep.equal([expected]);
      // no element follows the product of a dialog
      expect(await warningsOf(html`${tag}<dialog>${product}</dialog>`)).to.deep.equal([expected]);
    });
  }

  it('name the form that a stock alert lacks', async () => {
    for (const content of [
      html`<p>Tell me</p>`,
      html`<form><input type="text" name="email" aria-label="E-mail" /></form>`,
    ])
      expect(
        await warningsOf(html`${product}<shop-stock-alert>${content}</shop-stock-alert>`),
      ).to.deep.equal([
        '[shop-stock-alert] expected a <form> with an <input type="email"> in it; without it the tag has no effect.',
      ]);
  });

  it('are not given if there is a product or none is needed', async () => {
    const follower = html`<shop-availability>In stock</shop-availability>`;
    expect(await warningsOf(html`${product}${follower}`)).to.deep.equal([]);
    for (const choice of [
      html`<form><shop-choice>${radios}</shop-choice></form>`,
      html`<form id="buy"></form><shop-choice><input type="radio" name="size" value="S" form="buy" aria-label="S"></shop-choice>`,
      html`<shop-choice of="version"><a href="/red">Red</a></shop-choice>`,
      html`${product}<shop-choice><a data-size-type="S" href="?selected_size=S">S</a></shop-choice>`,
    ])
      expect(await warningsOf(choice)).to.deep.equal([]);
  });
});

describe('warnings about the form of a product', () => {
  it('name the inputs that require a native submission', async () => {
    const fields = html`<input name="gift" aria-label="Gift"><input type="file" name="print" aria-label="Print">`;
    expect(await warningsOf(productWith(fields))).to.deep.equal([
      `[shop-product] name="gift", name="print": ${FOREIGN}`,
    ]);
  });

  it('name inputs associated with a form elsewhere on the page', async () => {
    const page = html`<form id="buy"><button>Buy</button></form>
      <input name="gift" form="buy" aria-label="Gift">
      <shop-product form="buy" .product=${SHIRT as never}></shop-product>`;
    expect(await warningsOf(page)).to.deep.equal([`[shop-product] name="gift": ${FOREIGN}`]);
  });

  it('ignore inputs of the platform, and forms marked as native', async () => {
    const ofPlatform = ['bundled_size[7]', 'priceformula[x]', 'exchange_id', 'forpoints'];
    for (const page of [
      productWith(html`${ofPlatform.map((name) => html`<input type="hidden" name=${name}>`)}`),
      productWith(html`<input type="checkbox" aria-label="unnamed">`),
      productWith(
        html`<input type="hidden" name="gift">`,
        html`<button data-shop-native>Buy</button>`,
      ),
    ])
      expect(await warningsOf(page)).to.deep.equal([]);
  });
});

/** A product in a form, with these sizes as radio buttons. */
const soldAs = (id: string, sizes: readonly string[] = []) =>
  html`<form>
    ${id && html`<input type="hidden" name="product" value=${id}>`}
    ${sizes.map((size) => html`<input type="radio" name="size" value=${size} aria-label=${size}>`)}
    <button>Buy</button>
  </form>`;

describe('warnings about a form that does not match the product data (AU2, AU3)', () => {
  const data = { id: 108, sizes: [{ id: 'S' }, { id: 'M' }] };
  const of = (content: ReturnType<typeof html>) =>
    html`<shop-product .product=${data as never}>${content}</shop-product>`;
  it('name no sizes if the data have none with an id', async () => {
    const page = html`<shop-product .product=${{ id: 108, sizes: [{ name: 'S' }] } as never}
      >${soldAs('108', ['S'])}</shop-product
    >`;
    expect(await warningsOf(page)).to.deep.equal([
      '[shop-product] product.sizes[0].id: expected a text but got nothing, leaving it out.',
    ]);
  });

  for (const [mistake, page, expected] of [
    [
      'another product in the form',
      of(soldAs('101')),
      'its data are of the product 108, but its form sells 101.',
    ],
    [
      'a size that the data do not have',
      of(soldAs('108', ['S', 'XL'])),
      'size "XL" in its form: expected one of its data: S, M.',
    ],
    ['a size twice', of(soldAs('108', ['S', 'S'])), 'its form has the size "S" twice.'],
    [
      'no product in the form',
      html`<shop-product>${soldAs('')}</shop-product>`,
      'expected <input type="hidden" name="product" value="…"> in its form; without it nothing can be bought.',
    ],
    [
      'no form',
      html`<shop-product>A towel</shop-product>`,
      'expected a <form> in it, or form with the id of one; without it nothing can be bought.',
    ],
    [
      'a form that is none',
      html`<div id="buy"></div><shop-product form="buy"></shop-product>`,
      'form="buy": expected a <form>, but a <div> has that name.',
    ],
    [
      'a product in a product',
      html`<shop-product>${soldAs('108')}<shop-product>${soldAs('101')}</shop-product></shop-product>`,
      'is inside another shop-product; expected one tag for each product.',
    ],
    [
      'two products on one form',
      html`<form id="one"><input type="hidden" name="product" value="108"></form>
        <shop-product form="one"></shop-product><shop-product form="one"></shop-product>`,
      'has the form of another shop-product; expected a form for each product.',
    ],
  ] as const) {
    it(`report ${mistake}`, async () => {
      expect(await warningsOf(page)).to.deep.equal([`[shop-product] ${expected}`]);
    });
  }
});
