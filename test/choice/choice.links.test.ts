import { expect, html } from '@open-wc/testing';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { mount } from '../kit/mount.ts';
import { click } from '../kit/mouse.ts';
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

const choice = (data: unknown = SHIRT, ids?: readonly string[]) =>
  mount('shop-choice', product(data, html`<shop-choice>${links(ids)}</shop-choice>`));

/** A theme's click handler for its links; it does nothing if the form already has the size. */
function runTheme(page: HTMLElement): readonly string[] {
  const chosen: string[] = [];
  page.querySelector('form')?.addEventListener('click', (event) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest('[data-size-type]') : null;
    const id = link?.getAttribute('data-size-type');
    const input = control(page, 'size');
    if (!id || id === input.value) return;
    event.preventDefault();
    input.setAttribute('value', id);
    chosen.push(id);
  });
  return chosen;
}

beforeEach(() => {
  installFakePlatform();
});

describe('<shop-choice> with links of a theme', () => {
  it('renders radio buttons with the product data about each size', async () => {
    const tag = await choice();
    expect(renderedOptions(tag)).to.deep.equal(['S', 'M tylko 2 szt.', 'L wyprzedane']);
    expect(statesOf(tag)).to.deep.equal(['empty']);
    renderedRadio(tag, 'S').focus();
    await press('ArrowRight');
    expect([control(tag.page, 'size').value, renderedRadio(tag, 'M').checked]).to.deep.equal([
      'M',
      true,
    ]);
    expect(statesOf(tag)).to.deep.equal([]);
  });

  it('chooses in place on a plain click, and leaves modified clicks to the browser [CH-02]', async () => {
    const tag = await choice();
    const link = tag.one('[href="?selected_size=S"]');
    const prevented: boolean[] = [];
    const note = (event: Event) => {
      prevented.push(event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener('click', note);
    addEventListener('auxclick', note);
    await click(link);
    expect([prevented.includes(false), control(tag.page, 'size').value]).to.deep.equal([
      false,
      'S',
    ]);
    prevented.length = 0;
    const other = tag.one('[href="?selected_size=M"]');
    const plain = { bubbles: true, composed: true, cancelable: true };
    other.dispatchEvent(new MouseEvent('click', { ...plain, ctrlKey: true }));
    other.dispatchEvent(new MouseEvent('auxclick', { ...plain, button: 1 }));
    removeEventListener('click', note);
    removeEventListener('auxclick', note);
    expect([prevented, control(tag.page, 'size').value]).to.deep.equal([[false, false], 'S']);
  });

  it('follows what a script writes into the form', async () => {
    const tag = await choice();
    control(tag.page, 'size').setAttribute('value', 'L');
    await settled();
    expect([renderedRadio(tag, 'L').checked, statesOf(tag)]).to.deep.equal([true, ['sold-out']]);
  });

  it('reverts to the chosen size if a listener prevents the choice', async () => {
    const tag = await choice();
    await click(renderedRadio(tag, 'S'));
    tag.element.addEventListener('shop-choice-select', (event) => event.preventDefault());
    await click(tag.parts('option')[1] as HTMLElement);
    expect([renderedRadio(tag, 'S').checked, control(tag.page, 'size').value]).to.deep.equal([
      true,
      'S',
    ]);
  });

  it('shows option names as text, which wraps [CH-06]', async () => {
    const long = 'Bardzo-długa-nazwa-rozmiaru-'.repeat(3);
    const name = '<img src=x onerror=alert(1)>';
    const tag = await mount(
      'shop-choice',
      product(
        productOf(size('a'), size('b'), size('c')),
        html`<div style="width: 20rem"><shop-choice>
          <a href="?a" data-size-type="a">${name}</a> <a href="?b" data-size-type="b">${long}</a>
          <a href="?c" data-size-type="c">👕 מידה</a>
        </shop-choice></div>`,
      ),
    );
    expect(renderedOptions(tag)).to.deep.equal([name, long, '👕 מידה']);
    const { right } = tag.element.getBoundingClientRect();
    for (const option of tag.parts('option'))
      expect(option.getBoundingClientRect().right).to.be.at.most(right + 1);
  });

  it('shows the links if no product handles the choice', async () => {
    const tag = await mount('shop-choice', html`<shop-choice>${links()}</shop-choice>`);
    expect(tag.parts('option')).to.deep.equal([]);
    expect(tag.page.querySelector('a')?.getClientRects().length).to.equal(1);
  });

  it('focuses an option by its id, or the chosen one, or the first', async () => {
    const tag = await choice();
    expect(await tag.element.show('M')).to.equal(true);
    expect(tag.element.shadowRoot?.activeElement).to.equal(renderedRadio(tag, 'M'));
    await tag.element.show();
    expect(tag.element.shadowRoot?.activeElement).to.equal(renderedRadio(tag, 'S'));
    expect(await tag.element.show('XXL')).to.equal(false);
  });
});

describe('<shop-choice> with links of a theme: scripts of the theme', () => {
  it('runs the theme’s scripts once, like a click on its link [CH-18]', async () => {
    const tag = await choice();
    const chosen = runTheme(tag.page);
    const changes = tag.events('shop-choice-select');
    for (const id of ['S', 'L', 'S']) await click(renderedRadio(tag, id));
    expect(chosen).to.deep.equal(['S', 'L', 'S']);
    expect([changes.length, control(tag.page, 'size').value]).to.deep.equal([3, 'S']);
    tag.element.addEventListener('shop-choice-select', (event) => event.preventDefault());
    await click(renderedRadio(tag, 'M'));
    expect([chosen.length, control(tag.page, 'size').value]).to.deep.equal([3, 'S']);
  });

  it('chooses without a script of the theme, and does not navigate [CH-18]', async () => {
    const tag = await choice();
    const left: boolean[] = [];
    const note = (event: Event) => left.push(!event.defaultPrevented);
    tag.page.addEventListener('click', note);
    await click(renderedRadio(tag, 'M'));
    tag.page.removeEventListener('click', note);
    expect([left.includes(true), control(tag.page, 'size').value]).to.deep.equal([false, 'M']);
  });

  it('clicks no link of a size that the product does not have [CH-18]', async () => {
    const tag = await choice(SHIRT, ['S', 'XXL']);
    const chosen = runTheme(tag.page);
    await click(renderedRadio(tag, 'XXL'));
    expect([chosen, renderedRadio(tag, 'XXL').checked]).to.deep.equal([[], false]);
  });

  it('notifies the theme of the only size that can be bought [CH-18]', async () => {
    const tag = await mount(
      'shop-choice',
      product(
        productOf(size('S', { stock: 0 }), size('M')),
        html`<shop-choice preselect="none">${links(['S', 'M'])}</shop-choice>`,
      ),
    );
    const chosen = runTheme(tag.page);
    tag.element.setAttribute('preselect', 'only');
    await tag.settled();
    await settled();
    expect([chosen, control(tag.page, 'size').value]).to.deep.equal([['M'], 'M']);
  });
});

describe('<shop-choice> with subscriptions', () => {
  it('writes the period into the form [CH-16]', async () => {
    const tag = await mount(
      'shop-choice',
      product(
        SHIRT,
        html`<shop-choice of="subscription">
          <a href="?selected_subscription=14" data-days="14">14 dni</a>
          <a href="?selected_subscription=30" data-days="30">30 dni</a>
        </shop-choice>`,
        html`<input type="hidden" name="size" value="S"><input type="hidden" name="subscription" value="1">
          <input type="hidden" name="days_in_period" value="14">`,
      ),
    );
    expect(renderedRadio(tag, '14').checked).to.equal(true);
    await click(renderedRadio(tag, '30'));
    expect(control(tag.page, 'days_in_period').value).to.equal('30');
    expect([renderedRadio(tag, '30').checked, text(tag.part('label'))]).to.deep.equal([
      true,
      'Dostawa co',
    ]);
  });
});
