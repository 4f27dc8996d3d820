import { expect, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { TemplateResult } from 'lit';
import { expectAccessible } from '../kit/accessible.ts';
import { itInChromium } from '../kit/browser.ts';
import { emulateMedia } from '../kit/devtools.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { mount } from '../kit/mount.ts';
import { settled } from '../kit/settled.ts';
import { text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import {
  control,
  links,
  product,
  radios,
  renderedRadio,
  SHIRT,
  statesOf,
} from './choice.fixtures.ts';
import '../kit/guard.ts';

const versions = html`<a href="/red" aria-current="true">Red</a> <a href="/blue">Blue</a>`;

const CASES: readonly (readonly [
  name: string,
  of: string,
  look: string,
  children: TemplateResult,
])[] = [
  ['radio buttons', 'size', 'buttons', radios()],
  ['drawn radio buttons', 'size', 'buttons', links()],
  ['a list', 'size', 'list', links()],
  ['versions', 'version', 'buttons', versions],
];

/** The product refuses the purchase because no size is chosen. */
const refuse = (page: ParentNode) =>
  page
    .querySelector('shop-product')
    ?.dispatchEvent(new CustomEvent('shop-product-refuse', { detail: { reason: 'choose' } }));

beforeEach(() => {
  installFakePlatform();
});

describe('<shop-choice>', () => {
  for (const [name, of, look, children] of CASES) {
    it(`is accessible with ${name}, also when it is refused`, async () => {
      const tag = await mount(
        'shop-choice',
        product(SHIRT, html`<shop-choice of=${of} look=${look}>${children}</shop-choice>`),
      );
      await settled();
      await expectAccessible(tag.page);
      refuse(tag.page);
      await settled();
      await expectAccessible(tag.page);
    });
  }

  it('says what is missing when the product is refused, and has focus until the choice [PP-02]', async () => {
    const tag = await mount(
      'shop-choice',
      product(SHIRT, html`<shop-choice>${links()}</shop-choice>`),
    );
    refuse(tag.page);
    await settled();
    expect([statesOf(tag), text(tag.part('message'))]).to.deep.equal([
      ['empty', 'invalid'],
      'Wybierz rozmiar.',
    ]);
    expect(tag.element.shadowRoot?.activeElement?.getAttribute('value')).to.equal('S');
    control(tag.page, 'size').setAttribute('value', 'S');
    await settled();
    expect(statesOf(tag)).to.deep.equal([]);
  });

  it('shows the message beside radio buttons of the page [PP-02]', async () => {
    const tag = await mount(
      'shop-choice',
      product(SHIRT, html`<shop-choice>${radios()}</shop-choice>`, html``),
    );
    refuse(tag.page);
    await settled();
    const group = tag.page.querySelector('fieldset');
    const line = tag.element.querySelector('[slot=message]');
    expect([line?.textContent, group?.ariaInvalid]).to.deep.equal(['Wybierz rozmiar.', 'true']);
    expect(group?.getAttribute('aria-describedby')).to.equal(line?.id);
    expect(document.activeElement).to.equal(control(tag.page, 'size', 'S'));
  });

  it('shows the message only once, not again at the button [PP-02]', async () => {
    const tag = await mount(
      'shop-choice',
      product(SHIRT, html`<shop-choice>${radios()}</shop-choice>`, html``),
    );
    const button = tag.page.querySelector('button');
    button?.click();
    await waitUntil(() => tag.element.matches(':state(invalid)'));
    await settled();
    const alerts = [...tag.page.querySelectorAll('[role=alert]')].map(text);
    expect([alerts.filter(Boolean), button?.ariaDescription]).to.deep.equal([
      ['Wybierz rozmiar.'],
      null,
    ]);
    expect(button?.hasAttribute('aria-describedby')).to.equal(false);
  });

  it('is one control as a list, with the name and the message', async () => {
    const tag = await mount(
      'shop-choice',
      product(SHIRT, html`<shop-choice look="list">${links()}</shop-choice>`),
    );
    refuse(tag.page);
    await settled();
    const button = tag.part('button');
    expect([tag.part('group').role, tag.part('label').ariaHidden]).to.deep.equal(['none', 'true']);
    expect([button.ariaLabel, button.getAttribute('aria-describedby')]).to.deep.equal([
      'Rozmiar',
      tag.part('message').id,
    ]);
  });

  it('names radio buttons of the page that are in no group', async () => {
    const plain = html`<label><input type="radio" name="size" value="S"> S</label>
      <label><input type="radio" name="size" value="M"> M</label>`;
    const tag = await mount(
      'shop-choice',
      product(SHIRT, html`<shop-choice label="Rozmiar buta">${plain}</shop-choice>`, html``),
    );
    const { role, ariaLabel } = tag.element;
    expect([role, ariaLabel]).to.deep.equal(['radiogroup', 'Rozmiar buta']);
    refuse(tag.page);
    await settled();
    const line = tag.element.querySelector('[slot=message]');
    expect(tag.element.getAttribute('aria-describedby')).to.equal(line?.id);
  });

  it('leaves the message about a missing size to the choice of the size [PP-02]', async () => {
    const days = html`<shop-choice of="subscription"><a href="?selected_subscription=30" data-days="30">30 dni</a></shop-choice>`;
    const tag = await mount(
      'shop-choice',
      product(SHIRT, html`${days}<shop-choice id="size">${radios()}</shop-choice>${days}`, html``),
    );
    refuse(tag.page);
    await settled();
    const refused = [...tag.page.querySelectorAll('shop-choice')].map((one) =>
      one.matches(':state(invalid)'),
    );
    expect(refused).to.deep.equal([false, true, false]);
    expect(document.activeElement).to.equal(control(tag.page, 'size', 'S'));
  });

  it('has no invalid radio button before a refusal (V9)', async () => {
    const required = html`<label><input type="radio" name="size" value="S" required> S</label>
      <label><input type="radio" name="size" value="M" required> M</label>`;
    const tag = await mount(
      'shop-choice',
      product(SHIRT, html`<shop-choice>${required}</shop-choice>`, html``),
    );
    const invalid = () => ['S', 'M'].map((id) => control(tag.page, 'size', id).ariaInvalid);
    expect(invalid()).to.deep.equal(['false', 'false']);
    refuse(tag.page);
    await settled();
    expect([invalid(), tag.element.ariaInvalid]).to.deep.equal([[null, null], 'true']);
    control(tag.page, 'size', 'M').click();
    await settled();
    expect(invalid()).to.deep.equal(['false', 'false']);
    const [radio] = [...tag.page.querySelectorAll('[type=radio]')];
    tag.element.remove();
    await settled();
    expect(radio?.ariaInvalid).to.equal(null);
  });
});

describe('<shop-choice>: layout and focus', () => {
  it('wraps in 320 px, with touch targets of full size [CH-14]', async () => {
    await setViewport({ width: 320, height: 640 });
    const ids = Array.from({ length: 12 }, (_, index) => `Rozmiar ${index}`);
    const tag = await mount(
      'shop-choice',
      product(null, html`<shop-choice>${links(ids)}</shop-choice>`),
    );
    const boxes = tag.parts('option').map((option) => option.getBoundingClientRect());
    for (const { right, height, width } of boxes) {
      expect(right).to.be.at.most(innerWidth);
      expect(Math.min(height, width)).to.be.at.least(24);
    }
    await setViewport({ width: 1280, height: 800 });
  });

  itInChromium('marks the chosen and the sold-out option in forced colours [CH-14]', async () => {
    await emulateMedia({ 'forced-colors': 'active' });
    const tag = await mount(
      'shop-choice',
      product(SHIRT, html`<shop-choice>${links()}</shop-choice>`),
    );
    renderedRadio(tag, 'S').click();
    await waitUntil(() => tag.part('option-chosen'), 'S is chosen');
    const outlines = tag.parts('option').map((option) => getComputedStyle(option).outlineStyle);
    expect(outlines).to.deep.equal(['solid', 'none', 'none']);
    const out = tag.part('option-sold-out');
    expect(text(out)).to.include('wyprzedane');
    const name = out.querySelector('[part~=option-name]') ?? out;
    expect(getComputedStyle(name).textDecorationLine).to.equal('line-through');
  });

  for (const children of [radios(), links()]) {
    it('restores focus to an option whose region was swapped [CH-15]', async () => {
      const template = product(SHIRT, html`<shop-choice>${children}</shop-choice>`);
      const { page, element } = await mount('shop-choice', template);
      await element.show('M');
      const region = page.querySelector('shop-product');
      if (!region) throw new Error('Expected a product.');
      const copy = region.outerHTML;
      region.outerHTML = copy;
      await settled();
      const focused = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
      expect(focused?.getAttribute('value')).to.equal('M');
      expect(focused?.isConnected).to.equal(true);
    });
  }
});
