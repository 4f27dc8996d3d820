import { expect } from '@open-wc/testing';
import { expectAccessible } from '../kit/accessible.ts';
import { itInChromium } from '../kit/browser.ts';
import { devtools } from '../kit/devtools.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { click } from '../kit/mouse.ts';
import { eventsOf } from '../kit/next-event.ts';
import { settled } from '../kit/settled.ts';
import { text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import {
  clickButton,
  detailsOf,
  INPUT,
  inputOf,
  lineOf,
  quantityIn,
  show,
  statesOf,
  typeInto,
} from './quantity.fixtures.ts';

const DEBOUNCE_MS = 500;

beforeEach(installFakePlatform);

describe('<shop-quantity>', () => {
  it('increments and decrements by exact steps (QT-01)', async () => {
    const tag = await show('step="0.1"', INPUT.replace('"1"', '"0.1"'));
    await clickButton(tag, 'plus', 10);
    expect(quantityIn(tag)).to.equal('1.1');
    await clickButton(tag, 'minus', 10);
    expect(quantityIn(tag)).to.equal('0.1');
  });

  it('updates the input and fires events on a click', async () => {
    const tag = await show();
    const events = tag.events('shop-quantity-change');
    const own = ['input', 'change'].map((type) => eventsOf(inputOf(tag.element), type));
    await clickButton(tag, 'plus', 2);
    expect(detailsOf(events)).to.deep.equal([
      { value: 2, reason: 'step' },
      { value: 3, reason: 'step' },
    ]);
    expect(own.map(({ length }) => length)).to.deep.equal([2, 2]);
  });

  it('stops at the limits with a message, and keeps the focus', async () => {
    const tag = await show('max="2" unit="szt."');
    expect(statesOf(tag)).to.deep.equal(['at-min']);
    await clickButton(tag, 'plus', 2);
    expect([quantityIn(tag), lineOf(tag)]).to.deep.equal([
      '2',
      'Maksymalnie możesz zamówić 2 szt.',
    ]);
    expect(statesOf(tag)).to.deep.equal(['at-max']);
    expect(tag.part('plus').ariaDisabled).to.equal('true');
    expect(tag.element.shadowRoot?.activeElement).to.equal(tag.part('plus'));
    await clickButton(tag, 'minus');
    expect([quantityIn(tag), lineOf(tag)]).to.deep.equal(['1', '']);
    await clickButton(tag, 'minus');
    expect(lineOf(tag)).to.equal('Minimalnie możesz zamówić 1 szt.');
    expect(inputOf(tag.element).getAttribute('aria-describedby')).to.equal(
      tag.element.querySelector('[slot=message]')?.id,
    );
  });

  it('steps with keys, ten steps with Page Up and Page Down', async () => {
    const tag = await show('step="2" max="30"');
    const events = tag.events('shop-quantity-change');
    inputOf(tag.element).focus();
    await press('ArrowUp', 'PageUp', 'ArrowDown');
    expect(quantityIn(tag)).to.equal('22');
    await press('PageUp');
    expect(quantityIn(tag)).to.equal('30');
    await press('PageDown', 'PageDown');
    expect(quantityIn(tag)).to.equal('2');
    expect(events).to.have.length(6);
  });

  it('does not correct a typed value until the shopper pauses (QT-02)', async () => {
    const tag = await show('step="12" max="30" unit="szt."');
    const events = tag.events('shop-quantity-change');
    await typeInto(tag, '13');
    await platform.clock.advance(DEBOUNCE_MS - 1);
    expect([quantityIn(tag), lineOf(tag)]).to.deep.equal(['13', '']);
    await platform.clock.advance(1);
    await tag.settled();
    expect([quantityIn(tag), lineOf(tag)]).to.deep.equal(['24', 'Sprzedajemy po 12 szt.']);
    expect(statesOf(tag)).to.deep.equal(['at-max', 'corrected']);
    await typeInto(tag, '0');
    expect(lineOf(tag)).to.equal('');
    await platform.clock.advance(DEBOUNCE_MS);
    expect([quantityIn(tag), lineOf(tag)]).to.deep.equal([
      '12',
      'Minimalnie możesz zamówić 12 szt.',
    ]);
    await typeInto(tag, '31');
    await platform.clock.advance(DEBOUNCE_MS);
    expect([quantityIn(tag), lineOf(tag)]).to.deep.equal([
      '24',
      'Maksymalnie możesz zamówić 24 szt.',
    ]);
    expect(detailsOf(events)).to.deep.equal([
      { value: 24, reason: 'corrected' },
      { value: 12, reason: 'corrected' },
      { value: 24, reason: 'corrected' },
    ]);
  });

  for (const [typed, expected] of [
    ['2.50', '2.5'],
    ['1e3', '40'],
    ['', '0.5'],
    ['-3', '0.5'],
  ] as const) {
    it(`parses “${typed}”, at once with Enter (QT-03)`, async () => {
      const tag = await show('step="0.5" max="40"');
      const form = tag.element.closest('form');
      const sent = form && eventsOf(form, 'submit');
      form?.addEventListener('submit', (event) => event.preventDefault());
      await typeInto(tag, typed);
      await press('Enter');
      expect(quantityIn(tag)).to.equal(expected);
      expect(sent).to.have.length(1);
    });
  }
});

describe('<shop-quantity>: limits, steps and units', () => {
  it('corrects on blur, and keeps the message until the next change', async () => {
    const tag = await show('min="3"');
    await typeInto(tag, '2');
    await press('Tab');
    expect([quantityIn(tag), lineOf(tag)]).to.deep.equal(['3', 'Minimalnie możesz zamówić 3.']);
    inputOf(tag.element).focus();
    await press('Tab');
    expect(lineOf(tag)).to.equal('Minimalnie możesz zamówić 3.');
    await clickButton(tag, 'plus');
    expect(lineOf(tag)).to.equal('');
  });

  it('uses the limits of the input, without a message before the shopper edits it', async () => {
    const input =
      '<input type="number" name="number" aria-label="Ilość" min="6" max="9" value="1">';
    const tag = await show('', input);
    const events = tag.events('shop-quantity-change');
    expect([quantityIn(tag), lineOf(tag), events.length]).to.deep.equal(['6', '', 0]);
    expect(statesOf(tag)).to.deep.equal(['at-min']);
    await clickButton(tag, 'plus', 5);
    expect(quantityIn(tag)).to.equal('9');
  });

  it('provides native validation with the same rules, and restores the input’s own limits', async () => {
    const own = INPUT.replace('type', 'min="5" max="9" step="2" type');
    const tag = await show('step="0.25" min="1" max="3"', own);
    const input = inputOf(tag.element);
    tag.element.set(1.25);
    expect([input.min, input.max, input.validity.valid]).to.deep.equal(['1', '3', true]);
    input.max = '7';
    tag.element.removeAttribute('max');
    await tag.settled();
    expect(input.max).to.equal('7');
    tag.element.replaceWith(input);
    await settled();
    expect([input.min, input.max, input.step, input.inputMode]).to.deep.equal(['5', '7', '2', '']);
  });

  it('reads the limits printed by templates of the platform', async () => {
    const data =
      'data-sellby="2" data-minimum-quantity="3" data-amount="-1" data-max_q="9" data-unit="szt."';
    const input = `<input type="number" name="number" aria-label="Ilość" ${data} value="2">`;
    const tag = await show('', input);
    expect(quantityIn(tag)).to.equal('4');
    await clickButton(tag, 'plus', 3);
    expect([quantityIn(tag), text(tag.part('unit'))]).to.deep.equal(['8', 'szt.']);
  });

  it('steps by 1 if the step is invalid (QT-12)', async () => {
    for (const step of ['any', '0', '-1']) {
      const tag = await show(
        '',
        `<input type="number" aria-label="Ilość" step="${step}" value="1">`,
      );
      await clickButton(tag, 'plus');
      expect(quantityIn(tag), step).to.equal('2');
    }
  });

  it('shows the unit beside the quantity', async () => {
    const attributes = 'unit="metr" unit-plural="metry" unit-fraction="metra"';
    const tag = await show(`step="0.5" max="5" ${attributes}`);
    const unit = () => text(tag.part('unit'));
    expect(unit()).to.equal('metr');
    await clickButton(tag, 'plus');
    expect(unit()).to.equal('metra');
    await clickButton(tag, 'plus');
    expect(unit()).to.equal('metry');
    tag.element.set(5);
    await settled(tag.element);
    expect(unit()).to.equal('metrów');
    await typeInto(tag, '2.3');
    await press('Tab');
    expect(lineOf(tag)).to.equal('Sprzedajemy po 0,5 metra.');
  });

  itInChromium('ignores the wheel, and keeps focus (QT-09)', async () => {
    const tag = await show('max="5"');
    const input = inputOf(tag.element);
    input.focus();
    const wheels = eventsOf(input, 'wheel');
    const { x, y } = input.getBoundingClientRect();
    const point = { x: x + 5, y: y + 5, deltaX: 0, deltaY: -100 };
    await devtools('Input.dispatchMouseEvent', { type: 'mouseWheel', ...point });
    await waitUntil(() => wheels.length > 0, 'the wheel');
    await waitUntil(() => !input.readOnly, 'the end of its event');
    expect([quantityIn(tag), document.activeElement]).to.deep.equal(['1', input]);
  });

  it('stops a held key at the limits (QT-09)', async () => {
    const tag = await show('max="5"');
    const input = inputOf(tag.element);
    input.focus();
    for (let time = 0; time < 20; time += 1) {
      const key = { key: 'ArrowUp', repeat: true, bubbles: true, cancelable: true };
      input.dispatchEvent(new KeyboardEvent('keydown', key));
    }
    expect(quantityIn(tag)).to.equal('5');
  });

  it('shows a keypad with a comma only for fractions (QT-09)', async () => {
    const whole = await show();
    expect(inputOf(whole.element).inputMode).to.equal('numeric');
    const parts = await show('step="0.25"');
    expect(inputOf(parts.element).inputMode).to.equal('decimal');
    const own = await show('', INPUT.replace('type', 'inputmode="text" type'));
    expect(inputOf(own.element).inputMode).to.equal('text');
  });

  it('changes nothing if the input is disabled or read-only', async () => {
    for (const lock of ['disabled', 'readonly']) {
      const tag = await show('', INPUT.replace('type', `${lock} type`));
      await clickButton(tag, 'plus');
      expect(quantityIn(tag), lock).to.equal('1');
      expect(tag.part('plus').ariaDisabled).to.equal('true');
    }
  });

  it('enhances an input added later', async () => {
    const tag = await show('min="4"', '<label for="late">Ilość</label>');
    expect(tag.parts('plus')).to.deep.equal([]);
    tag.element.insertAdjacentHTML('beforeend', '<input id="late" type="number" value="1">');
    await settled(tag.element);
    expect(quantityIn(tag)).to.equal('4');
    await click(tag.part('plus'));
    expect(quantityIn(tag)).to.equal('5');
  });

  for (const [lang, less, more, max] of [
    ['pl', 'Zmniejsz ilość, Kubek', 'Zwiększ ilość, Kubek', 'Maksymalnie możesz zamówić 1.'],
    [
      'en',
      'Decrease the quantity, Kubek',
      'Increase the quantity, Kubek',
      'The most you can order is 1.',
    ],
  ] as const) {
    it(`is accessible and has texts in ${lang}`, async () => {
      const tag = await show('label="Kubek" max="1"', INPUT, lang);
      expect(['minus', 'plus'].map((name) => tag.part(name).ariaLabel)).to.deep.equal([less, more]);
      await expectAccessible(tag.element);
      await clickButton(tag, 'plus');
      expect(lineOf(tag)).to.equal(max);
      await expectAccessible(tag.element);
    });
  }
});
