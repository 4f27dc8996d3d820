import { expect, html } from '@open-wc/testing';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { mount } from '../kit/mount.ts';
import { click } from '../kit/mouse.ts';
import { eventsOf } from '../kit/next-event.ts';
import { settled } from '../kit/settled.ts';
import { waitUntil } from '../kit/wait-until.ts';
import {
  control,
  forgetSize,
  product,
  productOf,
  radios,
  SHIRT,
  size,
  statesOf,
} from './choice.fixtures.ts';
import '../kit/guard.ts';

/** The debounce after the last of several choices. */
const DEBOUNCE_MS = 250;

const choice = (data: unknown = SHIRT, ids?: readonly string[]) =>
  mount('shop-choice', product(data, html`<shop-choice>${radios(ids)}</shop-choice>`, html``));

/** The accessible name of a radio button. */
const nameOf = (radio: HTMLInputElement): string =>
  (radio.labels?.[0]?.textContent ?? '').replace(/\s+/g, ' ').trim();

const names = (page: ParentNode): readonly string[] =>
  [...page.querySelectorAll<HTMLInputElement>('[name=size]')].map(nameOf);

beforeEach(installFakePlatform);

describe('<shop-choice> around radio buttons', () => {
  it('includes radio buttons elsewhere on the page that belong to the form [CH-01]', async () => {
    const { page, element } = await mount(
      'shop-choice',
      html`<shop-product .product=${SHIRT} form="far-form"></shop-product>
        <form id="far-form" action="javascript:void 0"><input type="hidden" name="product" value="101"></form>
        <shop-choice>
          <label for="far-s">S</label><input type="radio" id="far-s" name="size" value="S" form="far-form">
          <input type="radio" name="size" value="L" form="far-form" aria-label="L">
        </shop-choice>`,
    );
    await click(control(page, 'size', 'L'));
    expect(element.matches(':state(sold-out)')).to.equal(true);
    expect(page.querySelector('label')?.dataset.stock).to.equal('in');
  });

  it('follows browser autofill [CH-01]', async () => {
    const tag = await choice();
    const filled = control(tag.page, 'size', 'S');
    filled.checked = true;
    filled.dispatchEvent(new Event('change', { bubbles: true }));
    await waitUntil(() => statesOf(tag).length === 0, 'S is chosen');
  });

  it('follows a reset of the form [CH-01]', async () => {
    const tag = await choice();
    await click(control(tag.page, 'size', 'S'));
    expect(statesOf(tag)).to.deep.equal([]);
    tag.page.querySelector('form')?.reset();
    await platform.clock.advance(0);
    expect(statesOf(tag)).to.deep.equal(['empty']);
  });

  it('keeps focus during arrow keys, and requests only the last size [CH-04]', async () => {
    const tag = await choice(
      productOf(
        ...['XS', 'S', 'M', 'L', 'XL', 'XXL'].map((id) => size(id, { stock: id === 'L' ? 0 : 9 })),
      ),
      ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
    );
    const selections = tag.events('shop-choice-select');
    control(tag.page, 'size', 'XS').focus();
    for (const key of [' ', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
      await press(key);
      await platform.clock.advance(DEBOUNCE_MS - 1);
    }
    const { activeElement } = document;
    expect(activeElement).to.equal(control(tag.page, 'size', 'L'));
    expect(nameOf(control(tag.page, 'size', 'L'))).to.equal('L wyprzedane');
    expect(
      selections.map((event) => event instanceof CustomEvent && event.detail.id),
    ).to.deep.equal(['XS', 'S', 'M', 'L']);
    expect(statesOf(tag)).to.deep.equal(['sold-out']);
    await press('ArrowDown', 'ArrowDown');
    await settled();
    await platform.clock.advance(DEBOUNCE_MS - 1);
    expect(platform.calls()).to.deep.equal([]);
    await platform.clock.advance(1);
    await waitUntil(() => platform.calls().length > 0, 'the question');
    const sizes = platform.calls().map(({ name }) => /size=(\w+)/.exec(name)?.[1]);
    expect(sizes).to.deep.equal(['XXL']);
  });

  it('allows choosing a sold-out size to be notified about it [CH-05]', async () => {
    const tag = await choice();
    await click(control(tag.page, 'size', 'L'));
    const seller = tag.page.querySelector('shop-product');
    expect([statesOf(tag), seller?.matches(':state(sold-out)')]).to.deep.equal([
      ['sold-out'],
      true,
    ]);
    if (seller) Reflect.set(seller, 'product', productOf(size('S'), size('M'), size('L')));
    await settled();
    expect([statesOf(tag), names(tag.page)]).to.deep.equal([[], ['S', 'M', 'L']]);
  });

  it('dispatches a cancelable event before a size is chosen', async () => {
    const tag = await choice();
    await click(control(tag.page, 'size', 'S'));
    const changes = eventsOf(tag.page, 'change');
    tag.element.addEventListener('shop-choice-select', (event) => event.preventDefault());
    await click(control(tag.page, 'size', 'M'));
    expect([control(tag.page, 'size', 'S').checked, changes.length]).to.deep.equal([true, 0]);
  });

  it('chooses the only size that can be bought', async () => {
    const data = productOf(size('S', { stock: 0 }), size('M'), size('L', { stock: 0 }));
    const { page } = await choice(data);
    expect(control(page, 'size', 'M').checked).to.equal(true);
    forgetSize();
    const other = await mount(
      'shop-choice',
      product(data, html`<shop-choice preselect="none">${radios()}</shop-choice>`, html``),
    );
    expect(control(other.page, 'size', 'M').checked).to.equal(false);
  });

  it('hides the universal size and chooses it [CH-07]', async () => {
    const tag = await choice(productOf(size('uniw')), ['onesize']);
    expect(control(tag.page, 'size').checked).to.equal(true);
    expect(control(tag.page, 'size').getClientRects().length).to.equal(0);
  });

  it('restores the page when it is removed', async () => {
    const tag = await choice();
    const { parentElement } = tag.element;
    const fieldset = tag.page.querySelector('fieldset');
    tag.element.remove();
    await settled();
    if (fieldset) parentElement?.append(fieldset);
    expect(names(tag.page)).to.deep.equal(['S', 'M', 'L']);
    expect(tag.page.querySelector('[data-stock]')).to.equal(null);
  });
});

describe('<shop-choice> around radio buttons: the labels', () => {
  it('adds product data to each label, without a layout shift [CH-01]', async () => {
    const { page } = await choice();
    expect(names(page)).to.deep.equal(['S', 'M tylko 2 szt.', 'L wyprzedane']);
    const stocks = [...page.querySelectorAll('label')].map(({ dataset }) => dataset.stock);
    expect(stocks).to.deep.equal(['in', 'few', 'out']);
    expect([...page.querySelectorAll('fieldset > label > [name=size]')].length).to.equal(3);
  });

  it('distinguishes sizes by their exact text [CH-07]', async () => {
    const ids = ['1', '01', '"1"', 'a b'];
    const data = productOf(...ids.map((id, index) => size(id, { stock: index + 1 })));
    const { page } = await choice(data, ids);
    expect(names(page)).to.deep.equal([
      '1 tylko 1 szt.',
      '01 tylko 2 szt.',
      '"1" tylko 3 szt.',
      'a b tylko 4 szt.',
    ]);
  });

  it('shows prices if they differ between sizes', async () => {
    const { page } = await choice(
      productOf(size('S'), size('M', { price: 119 }), size('L', { stock: 0 })),
    );
    expect(names(page)).to.deep.equal(['S 99,00 zł', 'M 119,00 zł', 'L 99,00 zł, wyprzedane']);
  });

  it('keeps server-rendered notes until product data arrive [CH-01]', async () => {
    const label = html`<label>S <input type="radio" name="size" value="S">
      <span class="shop-choice-note">99,00 zł</span></label>`;
    const tag = await mount(
      'shop-choice',
      product(null, html`<shop-choice>${label}</shop-choice>`, html``),
    );
    expect(names(tag.page)).to.deep.equal(['S 99,00 zł']);
    Object.assign(tag.page.querySelector('shop-product') ?? {}, { product: SHIRT });
    await waitUntil(() => names(tag.page)[0] === 'S', 'the words of the product');
  });
});
