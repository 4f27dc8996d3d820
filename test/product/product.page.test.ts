import { expect, html } from '@open-wc/testing';
import { render } from 'lit';
import { product } from '../../elements/functions/product.ts';
import type { FakePlatform } from '../kit/fake-platform.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { settled } from '../kit/settled.ts';
import { control, form, SHIRT, size } from './product.fixtures.ts';
import { additions, clickBuy, mountShirt, shopThatAdds, sold } from './selling.fixtures.ts';
import '../kit/guard.ts';

const address = location.href;
let platform: FakePlatform;
beforeEach(() => {
  platform = shopThatAdds();
});
afterEach(() => {
  Reflect.deleteProperty(window, 'product_data');
});

function visit(size: string): void {
  const url = new URL(address);
  url.searchParams.set('selected_size', size);
  history.replaceState(history.state, '', url);
}
const sizeOfAddress = () => new URL(location.href).searchParams.get('selected_size');
const shirt = (card = false): Promise<Mounted<'shop-product'>> =>
  mount(
    'shop-product',
    html`<shop-product .product=${SHIRT} ?card=${card}>${form()}</shop-product>`,
  );

describe('the page around a <shop-product>', () => {
  it('has the chosen size in its URL, without a new history entry', async () => {
    const { length } = history;
    const { page } = await shirt();
    expect(sizeOfAddress()).to.equal(null);
    control(page, 'size', 'M').click();
    await platform.clock.advance(0);
    expect([sizeOfAddress(), history.length]).to.deep.equal(['M', length]);
  });

  it('begins with the size in its URL', async () => {
    visit('M');
    const { element } = await shirt();
    await settled();
    expect(element.choice).to.deep.equal({ id: '101', size: 'M', quantity: 1, subscription: '' });
  });

  for (const size of ['XS"><img>', 'XXL', 'm']) {
    it(`ignores a size in its URL that the product does not have: ${size} [PP-13]`, async () => {
      visit(size);
      const { element, page } = await shirt();
      expect([element.choice?.size, page.querySelector('img')]).to.deep.equal(['', null]);
    });
  }

  it('removes the size from its URL if the product has only one', async () => {
    visit('M');
    await mount(
      'shop-product',
      html`<shop-product .product=${{ id: 101, sizes: [SHIRT.sizes[1]] }}>${form()}</shop-product>`,
    );
    await settled();
    expect(sizeOfAddress()).to.equal(null);
  });

  it('begins with the size chosen in its data', async () => {
    const [small, medium] = SHIRT.sizes;
    const chosen = { ...SHIRT, sizes: [small, { ...medium, selected: 'true' }] };
    const { element } = await mount(
      'shop-product',
      html`<shop-product .product=${chosen}>${form()}</shop-product>`,
    );
    await settled();
    expect(element.choice?.size).to.equal('M');
  });

  it('receives one event for size and quantity together', async () => {
    const tag = await shirt();
    await settled();
    const changes = tag.events('shop-product-change');
    tag.element.choose({ size: 'M', quantity: 3 });
    await settled();
    expect(changes.map((change) => Reflect.get(change, 'detail').quantity)).to.deep.equal([3]);
  });

  it('receives an event for another period of a subscription', async () => {
    const tag = await mount(
      'shop-product',
      html`<shop-product .product=${SHIRT}>
        <form><input type="hidden" name="product" value="101" /><select name="subscription" aria-label="Period"><option value="0">Once</option><option value="30">Monthly</option></select></form>
      </shop-product>`,
    );
    await settled();
    const changes = tag.events('shop-product-change');
    const periods = tag.element.querySelector('select');
    if (periods) periods.value = '30';
    periods?.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
    expect(tag.element.choice?.subscription).to.equal('30');
    expect(changes).to.have.length(1);
  });

  it('receives an event for a choice by a script, which is written to the URL', async () => {
    const page = document.createElement('div');
    render(html`<shop-product .product=${SHIRT}>${form()}</shop-product>`, page);
    const sizes: unknown[] = [];
    page.addEventListener('shop-product-change', (change) =>
      sizes.push(Reflect.get(change, 'detail').size),
    );
    document.body.append(page);
    await page.querySelector('shop-product')?.updateComplete;
    expect(page.querySelector('shop-product')?.choose({ size: 'M' })).to.equal(true);
    await settled();
    expect([sizes, sizeOfAddress()]).to.deep.equal([['M'], 'M']);
    page.remove();
  });

  it('keeps its URL for a card', async () => {
    const { page } = await shirt(true);
    control(page, 'size', 'M').click();
    await platform.clock.advance(0);
    expect(sizeOfAddress()).to.equal(null);
  });

  it('provides the data of the product if there are no others [PP-14]', async () => {
    Object.assign(window, { product_data: [{ id: 7 }, SHIRT] });
    const { element } = await mount('shop-product', html`<shop-product>${form()}</shop-product>`);
    expect(element.data?.sizes).to.have.length(3);
  });

  it('uses the data of another product that a script inserts after the form [PP-11]', async () => {
    Object.assign(window, { product_data: [SHIRT] });
    const { element, page } = await mount(
      'shop-product',
      html`<shop-product>${form()}</shop-product>`,
    );
    control(page, 'product').setAttribute('value', '102');
    await platform.clock.advance(0);
    expect(element.choice?.id).to.equal('102');
    expect(element.matches(':state(sold-out)')).to.equal(false);
    Object.assign(window, { product_data: [{ id: 102, sizes: [size('S', 59, 0)] }] });
    await platform.clock.advance(600);
    expect(element.matches(':state(sold-out)')).to.equal(true);
  });

  for (const [what, data] of [
    ['a text', 'product'],
    ['empty', [{}]],
    ['null', null],
    ['another product', [{ id: 7, sizes: [] }]],
    [
      'a getter that throws',
      [
        Object.defineProperty({}, 'id', {
          get: () => {
            throw new Error('id');
          },
        }),
      ],
    ],
  ] as const) {
    it(`may have broken data, ${what}: the form still works [PP-14]`, async () => {
      Object.assign(window, { product_data: data });
      const { element, page, ...tag } = await mount(
        'shop-product',
        html`<shop-product>${form()}</shop-product>`,
      );
      control(page, 'size', 'M').click();
      expect([element.data, element.choice?.size]).to.deep.equal([undefined, 'M']);
      clickBuy(page);
      await sold({ ...tag, element, page, isOpen: false }, platform);
      expect(additions(platform)).to.deep.equal(['[{id:101,size:"M",quantity:1}]']);
    });
  }
});

describe('<shop-product> after an addition', () => {
  it('resets the quantity of a card, but not of the product page', async () => {
    const tags = [await shirt(true), await shirt()];
    for (const tag of tags) {
      control(tag.page, 'size', 'M').click();
      control(tag.page, 'number').value = '3';
      clickBuy(tag.page);
      await sold(tag, platform, tags.indexOf(tag) + 1);
    }
    expect(tags.map(({ page }) => control(page, 'number').value)).to.deep.equal(['1', '3']);
  });

  it('may open the basket page', async () => {
    const tag = await mountShirt();
    tag.element.afterAdd = 'basket';
    clickBuy(tag.page);
    await sold(tag, platform);
    expect(platform.page.followed).to.deep.equal(['/basketedit.php']);
  });
});

describe('product.page() and product.of()', () => {
  it('return the products of the page to scripts', async () => {
    expect(product.page()).to.equal(undefined);
    const { page } = await mount(
      'shop-product',
      html`<shop-product id="card" card .product=${{ ...SHIRT, id: 102 }}>${form({ id: 102 })}<b></b></shop-product><shop-product card="false" .product=${SHIRT}>${form()}</shop-product><shop-follower for="card"></shop-follower>`,
    );
    const card = page.querySelector('b');
    const [inCard, ofPage] = [card && product.of(card), product.page()];
    const named = page.querySelector<HTMLElement>('shop-follower');
    expect(
      [inCard, ofPage, product.of(page), named && product.of(named)].map((one) => one?.choice.id),
    ).to.deep.equal(['102', '101', '101', '102']);
    expect(ofPage?.choose({ size: 'M' })).to.equal(true);
    expect(product.page()?.choice.size).to.equal('M');
    expect(ofPage?.data).to.include({ id: '101' });
    expect(await product.page()?.add()).to.deep.equal({ ok: true, message: 'Dodano do koszyka.' });
    expect(additions(platform)).to.deep.equal(['[{id:101,size:"M",quantity:1}]']);
  });
});
