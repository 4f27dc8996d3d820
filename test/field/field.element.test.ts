import { expect } from '@open-wc/testing';
import { registerMessagesAtom } from '../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { itInChromium } from '../kit/browser.ts';
import { emulateMedia } from '../kit/devtools.ts';
import '../kit/guard.ts';
import { press, type } from '../kit/keyboard.ts';
import { MARKUP_PAYLOADS, wasPwned } from '../kit/payloads.ts';
import { markup, parts } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import {
  control,
  DEBOUNCE_MS,
  enter,
  field,
  fieldOf,
  fill,
  messageOf,
  platformThat,
  settled,
  show,
  stateOf,
  TERMS,
} from './field.fixtures.ts';

const CITY = field('city', 'type="city" required');
const LIST = `<shop-field type="select"><label for="size">Rozmiar</label><select id="size">
  <option value="">Wybierz</option><option value="s">S</option></select></shop-field>`;

describe('<shop-field>', () => {
  it('leaves the label and the input of the page unchanged', async () => {
    const platform = platformThat(() => 'no_city');
    const input = 'autocomplete="address-level2" type="text" required data-lpignore="x" class="a"';
    await show(field('city', 'type="city"', `${input} aria-describedby="hint" style="color: red"`));
    const before = control('city').cloneNode() as Element;
    await fill(platform, 'city', 'x');
    await fill(platform, 'city', '');
    const after = control('city').cloneNode() as Element;
    const own = [before, after].map((input) => {
      for (const name of ['aria-describedby', 'aria-invalid']) input.removeAttribute(name);
      return input.outerHTML;
    });
    expect(own[1]).to.equal(own[0]);
  });

  it('keeps autocomplete in every state (FO-35)', async () => {
    const platform = platformThat(({ value }) => (value === 'x' ? 'no_city' : ''));
    await show(`${field('city', 'type="city"', 'autocomplete="section-b address-level2"')}
      ${field('bare', 'type="city"')}`);
    for (const value of ['x', 'y', '']) {
      await fill(platform, 'city', value);
      await fill(platform, 'bare', value);
      expect(control('city').getAttribute('autocomplete')).to.equal('section-b address-level2');
      expect(control('bare').hasAttribute('autocomplete')).to.equal(false);
    }
  });

  it('describes the input by an element with only the message, and removes it', async () => {
    const platform = platformThat(({ value }) => (value === 'x' ? 'no_city' : ''));
    await show(`${field('city', 'type="city"', 'aria-describedby="hint"')}<p id="hint">Hint</p>`);
    const line = fieldOf('city').querySelector('[slot=message]');
    expect(line).to.include({ ariaLive: 'polite', textContent: '' });
    expect(control('city').getAttribute('aria-invalid')).to.equal(null);
    await fill(platform, 'city', 'x');
    expect(messageOf('city')).to.equal('Hint Wpisz w to pole nazwę miasta.');
    expect(control('city').getAttribute('aria-invalid')).to.equal('true');
    expect(fieldOf('city').querySelector('[slot=message]') === line).to.equal(true);
    await fill(platform, 'city', 'y');
    expect(messageOf('city')).to.equal('Hint');
    expect(control('city').getAttribute('aria-invalid')).to.equal(null);
  });

  it('marks a required input for assistive technology', async () => {
    platformThat();
    await show(CITY + LIST + field('own', '', 'required') + field('free'));
    expect([control('city'), control('size')].map((one) => one.ariaRequired)).to.deep.equal([
      'true',
      'true',
    ]);
    expect([control('own'), control('free')].map((one) => one.ariaRequired)).to.deep.equal([
      null,
      null,
    ]);
    fieldOf('city').removeAttribute('required');
    await fieldOf('city').updateComplete;
    expect(control('city').ariaRequired).to.equal(null);
  });

  it('marks success and error by more than colour', async () => {
    const platform = platformThat(({ value }) => (value === 'x' ? 'no_city' : ''));
    await show(CITY);
    expect(parts(fieldOf('city'), 'mark')).to.have.length(0);
    await fill(platform, 'city', 'x');
    const error = markup(fieldOf('city'));
    await fill(platform, 'city', 'y');
    const [mark] = parts(fieldOf('city'), 'mark');
    expect(mark?.ariaHidden).to.equal('true');
    expect(markup(fieldOf('city'))).not.to.equal(error);
  });

  for (const lang of ['pl', 'en']) {
    it(`is accessible in every state, of every kind, in the language ${lang}`, async () => {
      const platform = platformThat(({ value }) => (value === 'x' ? 'no_city' : ''));
      const place = await show(`<form>${CITY}${TERMS}${LIST}</form>`, lang);
      await expectAccessible(place);
      for (const [value, size] of [
        ['x', 's'],
        ['y', ''],
        ['', 's'],
      ] as const) {
        await fill(platform, 'city', value);
        await fill(platform, 'size', size);
        control('terms').click();
        await platform.clock.advance(DEBOUNCE_MS);
        await expectAccessible(place);
      }
    });
  }

  it('uses the shop’s own texts', async () => {
    const platform = platformThat(() => 'no_city');
    pageStore.set(registerMessagesAtom, { pl: { no_city: 'Miasto!' } });
    await show(CITY);
    await fill(platform, 'city', 'x');
    expect(messageOf('city')).to.equal('Miasto!');
    pageStore.set(registerMessagesAtom, {
      pl: { no_city: 'Wpisz w to pole nazwę miasta.' },
    });
  });

  it('shows messages of the platform as text (XS-08)', async () => {
    for (const message of MARKUP_PAYLOADS) {
      const platform = platformThat(() => ({ code: 'new_code', message }));
      await show(CITY);
      await fill(platform, 'city', 'x');
      expect(messageOf('city')).to.equal(message.trim());
      expect(fieldOf('city').querySelector('[slot=message] *')).to.equal(null);
    }
    expect(wasPwned()).to.equal(false);
  });

  it('ignores inputs that shadow properties of their form (XS-16)', async () => {
    const platform = platformThat();
    const clobbering = ['elements', 'querySelector', 'addEventListener', 'id', 'form', 'contains'];
    await show(`<form>${clobbering.map((name) => `<input name="${name}">`).join('')}
      ${field('zip', 'type="zipcode" country-from="elements"')}</form>`);
    const first = document.querySelector<HTMLInputElement>('[name=elements]');
    if (first) first.value = 'PL';
    await fill(platform, 'zip', '1');
    expect(stateOf('zip')).to.equal('success');
  });

  it('keeps focus and caret during typing', async () => {
    const platform = platformThat(() => 'no_city');
    await show(CITY);
    control('city').focus();
    await type('War');
    await press('ArrowLeft');
    await platform.clock.advance(DEBOUNCE_MS);
    expect(stateOf('city')).to.equal('error');
    expect(document.activeElement === control('city')).to.equal(true);
    await type('x');
    expect(control('city').value).to.equal('Waxr');
  });
});

describe('<shop-field>: layout', () => {
  const box = (element: Element) => element.getBoundingClientRect();

  it('stacks a plain label and input over the full width', async () => {
    await show(CITY + LIST);
    const label = fieldOf('city').querySelector('label');
    if (!label) throw new Error('Expected a label.');
    expect(box(label).bottom).to.be.at.most(box(control('city')).top);
    expect(box(control('city')).width).to.equal(box(fieldOf('city')).width);
    expect(box(control('size')).height).to.be.at.least(44);
    expect(getComputedStyle(control('city')).borderTopWidth).to.equal('1px');
  });

  const grown = (id: string): void => {
    for (const animation of fieldOf(id).shadowRoot?.getAnimations() ?? []) animation.finish();
  };
  const lineOf = (id: string) => box(fieldOf(id).querySelector('.shop-message') ?? control(id));

  it('reserves no space for a message (SH10)', async () => {
    const platform = platformThat();
    await show(CITY);
    const { bottom } = box(control('city'));
    expect(box(fieldOf('city')).bottom).to.be.closeTo(bottom, 0.5);
    await fill(platform, 'city', 'W');
    expect(box(fieldOf('city')).bottom).to.be.closeTo(bottom, 0.5);
  });

  it('grows with a message below the input, 20 pixels above the next field (SH10)', async () => {
    const platform = platformThat(({ value }) => (value === 'x' ? 'no_city' : ''));
    await show(CITY);
    await fill(platform, 'city', 'x');
    expect(fieldOf('city').shadowRoot?.getAnimations().length).to.be.greaterThan(0);
    grown('city');
    expect(lineOf('city').top).to.be.greaterThan(box(control('city')).bottom);
    expect(box(fieldOf('city')).bottom - lineOf('city').bottom).to.be.closeTo(20, 0.5);
    await fill(platform, 'city', 'W');
    grown('city');
    expect(box(fieldOf('city')).bottom).to.be.closeTo(box(control('city')).bottom, 0.5);
  });

  it('lets a message overlap its row in a narrow field, unless the next field has one (SH10)', async () => {
    const platform = platformThat(() => 'no_city');
    const place = await show(`<div style="display: grid; grid-template-columns: 1fr 90px;
        inline-size: 480px">${field('wide', 'type="city"')}${field('narrow', 'type="city"')}</div>`);
    const row = place.firstElementChild ?? place;
    await fill(platform, 'narrow', 'x');
    grown('narrow');
    await waitUntil(() => lineOf('narrow').width > 90, 'wider than its field');
    const oneLine = lineOf('narrow').height;
    expect(lineOf('narrow').right).to.be.at.most(box(row).right + 0.5);
    await fill(platform, 'wide', 'x');
    grown('wide');
    await waitUntil(() => lineOf('narrow').width <= 90, 'as wide as its field');
    expect(lineOf('narrow').height).to.be.greaterThan(oneLine);
  });

  it('does not shift when its script loads, whatever is around it', async () => {
    const platform = platformThat(() => 'no_city');
    const place = await show('');
    place.style.cssText = 'display: grid; justify-items: start';
    place.innerHTML = CITY + TERMS;
    const before = [...place.children].map((one) => JSON.stringify(box(one)));
    await settled(place);
    expect([...place.children].map((one) => JSON.stringify(box(one)))).to.deep.equal(before);
    await fill(platform, 'city', 'x');
    expect(box(fieldOf('city')).width).to.equal(box(control('city')).width);
  });

  it('puts a checkbox beside its label, at the start of the line', async () => {
    const place = await show(TERMS);
    const input = control('terms');
    const label = input.labels?.[0];
    if (!label) throw new Error('Expected a label.');
    expect(box(input).right).to.be.at.most(box(label).left);
    expect(box(input).width).to.be.at.least(24);
    place.dir = 'rtl';
    expect(box(label).right).to.be.at.most(box(input).left);
  });

  it('does not change at 320 pixels, with long words', async () => {
    const platform = platformThat(() => ({ code: 'x', message: 'x'.repeat(200) }));
    const place = await show(CITY);
    place.style.width = '320px';
    await fill(platform, 'city', 'x');
    expect(fieldOf('city').scrollWidth).to.be.at.most(320);
  });

  it('is hidden with the attribute hidden', async () => {
    await show(CITY);
    fieldOf('city').hidden = true;
    expect(getComputedStyle(fieldOf('city')).display).to.equal('none');
  });

  itInChromium('is readable in dark mode and with forced colours', async () => {
    const platform = platformThat(() => 'no_city');
    const place = await show(CITY);
    place.style.colorScheme = 'light dark';
    place.style.background = 'var(--shop-color-surface)';
    await fill(platform, 'city', 'x');
    await emulateMedia({ 'prefers-color-scheme': 'dark' });
    await expectAccessible(place);
    await emulateMedia({ 'forced-colors': 'active' });
    const [mark] = parts(fieldOf('city'), 'mark');
    expect(mark && getComputedStyle(mark).display).to.equal('block');
    enter('city', 'x');
  });
});
