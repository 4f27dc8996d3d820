import { expect, html } from '@open-wc/testing';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { mount } from '../kit/mount.ts';
import { click } from '../kit/mouse.ts';
import { eventsOf } from '../kit/next-event.ts';
import { settled } from '../kit/settled.ts';
import { text } from '../kit/shadow.ts';
import {
  control,
  links,
  product,
  productOf,
  renderedOptions,
  renderedRadio,
  SHIRT,
  size,
  statesOf,
} from './choice.fixtures.ts';
import '../kit/guard.ts';

const COUNT = 40;
const ids = Array.from({ length: COUNT }, (_, index) => String(index + 1));
const shoe = productOf(...ids.map((id) => size(id, { stock: id === '2' ? 0 : 9 })));

/** The theme's select, with "sold out" in the text of an option. */
const select = html`<select name="projector_sizes" aria-label="Numer">
  <option value="">Wybierz</option>
  ${ids.map((id) =>
    id === '2'
      ? html`<option class="--disabled" value="2" data-size-type="2" data-count="0">2 (wyprzedane)</option>`
      : html`<option value=${id} data-size-type=${id} data-count="9">${id}</option>`,
  )}
</select>`;

beforeEach(() => {
  installFakePlatform();
});

describe('<shop-choice> with a select', () => {
  it('renders its options, and selects in it with its events [CH-03]', async () => {
    const tag = await mount(
      'shop-choice',
      product(shoe, html`<shop-choice>${select}</shop-choice>`),
    );
    expect(renderedOptions(tag).slice(0, 3)).to.deep.equal(['1', '2 wyprzedane', '3']);
    expect([renderedOptions(tag).length, text(tag.part('label'))]).to.deep.equal([COUNT, 'Numer']);
    const changes = eventsOf(tag.page, 'change');
    await click(renderedRadio(tag, '3'));
    const theme = tag.page.querySelector('select');
    expect([theme?.value, control(tag.page, 'size').value]).to.deep.equal(['3', '3']);
    expect(changes.some(({ target }) => target === theme)).to.equal(true);
  });

  it('shows that a size is sold out once, if only the data say it [CH-03]', async () => {
    const marked = html`<select name="projector_sizes" aria-label="Numer"><option value="1">1 (szeroki)</option><option value="2">2 (wyprzedane)</option></select>`;
    const tag = await mount(
      'shop-choice',
      product(shoe, html`<shop-choice>${marked}</shop-choice>`),
    );
    expect(renderedOptions(tag)).to.deep.equal(['1 (szeroki)', '2 wyprzedane']);
  });

  it('only selects in it without a product', async () => {
    const tag = await mount('shop-choice', html`<shop-choice>${select}</shop-choice>`);
    await click(renderedRadio(tag, '3'));
    expect([
      tag.page.querySelector('select')?.value,
      renderedRadio(tag, '3').checked,
    ]).to.deep.equal(['3', true]);
  });

  it('leaves the select alone if the theme replaces it with a dropdown [CH-12]', async () => {
    const tag = await mount(
      'shop-choice',
      product(shoe, html`<shop-choice>${select}</shop-choice>`),
    );
    const theme = tag.page.querySelector('select');
    if (theme) theme.hidden = true;
    theme?.insertAdjacentHTML('afterend', '<div class="dropdown"><button>1</button></div>');
    await settled();
    expect(renderedOptions(tag).length).to.equal(COUNT);
    expect(tag.page.querySelector('.dropdown')?.getClientRects().length).to.equal(0);
  });
});

describe('<shop-choice look="list">', () => {
  const list = (data: unknown = SHIRT) =>
    mount('shop-choice', product(data, html`<shop-choice look="list">${links()}</shop-choice>`));

  it('opens a list of the options with their notes', async () => {
    const tag = await list();
    await settled();
    expect(text(tag.part('value'))).to.equal('Wybierz');
    expect(tag.all('[role=option]').map(text)).to.deep.equal([
      'S',
      'M – tylko 2 szt.',
      'L – wyprzedane',
    ]);
    tag.part('button').focus();
    await press('Enter', 'ArrowDown', 'Enter');
    expect([control(tag.page, 'size').value, text(tag.part('value'))]).to.deep.equal([
      'M',
      'M – tylko 2 szt.',
    ]);
    expect(statesOf(tag)).to.deep.equal([]);
  });

  it('has the placeholder of the page’s list [CH-03]', async () => {
    const named = html`<select aria-label="Numer"><option value="">Numer buta</option><option value="S">S</option><option value="M">M</option></select>`;
    const tag = await mount(
      'shop-choice',
      product(SHIRT, html`<shop-choice look="list">${named}</shop-choice>`),
    );
    await settled();
    expect(text(tag.part('value'))).to.equal('Numer buta');
  });

  it('replaces radio buttons and selects in them', async () => {
    const tag = await mount(
      'shop-choice',
      product(
        SHIRT,
        html`<shop-choice look="list">
          <label><input type="radio" name="size" value="S">S</label>
          <label><input type="radio" name="size" value="M">M</label></shop-choice>`,
        html``,
      ),
    );
    await settled();
    tag.part('button').focus();
    await press('Enter', 'Enter');
    expect(control(tag.page, 'size', 'S').checked).to.equal(true);
  });
});
