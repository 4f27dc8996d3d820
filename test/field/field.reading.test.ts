import { expect } from '@open-wc/testing';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import { eventsOf } from '../kit/next-event.ts';
import {
  changed,
  control,
  DEBOUNCE_MS,
  enter,
  field,
  fill,
  linesOf,
  messageOf,
  platformThat,
  requestedIds,
  sent,
  show,
  stateOf,
  TERMS,
} from './field.fixtures.ts';

const SHIPPING = `<form><shop-field required>
  <label><input type="radio" name="shipping" id="post" value="post"> Poczta</label>
  <label><input type="radio" name="shipping" id="courier" value="courier"> Kurier</label>
  </shop-field></form>`;
const choose = (attributes = '') =>
  `<shop-field type="select"><label for="size">Rozmiar</label><select id="size">
    <option ${attributes}>Wybierz</option><option value="s">S</option></select></shop-field>`;

function clickOn(id: string): void {
  control(id).click();
}

describe('<shop-field> reading its input', () => {
  it('requires a required checkbox to be checked (FO-17)', async () => {
    const platform = platformThat();
    await show(TERMS);
    clickOn('terms');
    await platform.clock.advance(DEBOUNCE_MS);
    expect(stateOf('terms')).to.equal('success');
    clickOn('terms');
    await platform.clock.advance(DEBOUNCE_MS);
    expect([stateOf('terms'), ...linesOf('terms')]).to.deep.equal([
      'error',
      'Proszę wypełnić to pole.',
      'Zaznacz tę zgodę.',
    ]);
  });

  for (const attributes of ['value=""', 'disabled', 'hidden']) {
    it(`requires a choice from a list with the placeholder <option ${attributes}> (FO-17)`, async () => {
      const platform = platformThat();
      await show(choose(attributes));
      enter('size', 's');
      await platform.clock.advance(DEBOUNCE_MS);
      expect(stateOf('size')).to.equal('success');
      Object.assign(control('size'), { selectedIndex: 0 });
      changed('size');
      await platform.clock.advance(DEBOUNCE_MS);
      expect([stateOf('size'), messageOf('size')]).to.deep.equal(['error', 'Proszę wybrać opcję.']);
    });
  }

  it('requires one of required radio buttons (FO-17)', async () => {
    const platform = platformThat();
    await show(SHIPPING);
    changed('post');
    await platform.clock.advance(DEBOUNCE_MS);
    expect([stateOf('post'), messageOf('post')]).to.deep.equal([
      'error',
      'Proszę wypełnić to pole.',
    ]);
    clickOn('courier');
    await platform.clock.advance(DEBOUNCE_MS);
    expect([stateOf('post'), messageOf('post')]).to.deep.equal(['success', '']);
  });

  const outOfUse: [string, (input: HTMLElement) => void][] = [
    ['disabled', (input) => input.toggleAttribute('disabled', true)],
    [
      'in a disabled fieldset',
      (input) => input.closest('fieldset')?.toggleAttribute('disabled', true),
    ],
    ['read-only', (input) => input.toggleAttribute('readonly', true)],
    ['hidden', (input) => input.closest('fieldset')?.toggleAttribute('hidden', true)],
  ];
  for (const [title, makeSo] of outOfUse) {
    it(`ignores a field that is ${title} (FO-17)`, async () => {
      const platform = platformThat(() => 'no_city');
      await show(`<fieldset>${field('city', 'type="city" required')}</fieldset>`);
      await fill(platform, 'city', 'x');
      expect(stateOf('city')).to.equal('error');
      const events = eventsOf(document, 'shop-field-validate');
      makeSo(control('city'));
      await fill(platform, 'city', '');
      expect([stateOf('city'), messageOf('city')]).to.deep.equal(['empty', '']);
      expect(events).to.have.length(0);
    });
  }

  it('validates a checkbox styled by the theme while its label is visible (FO-17)', async () => {
    const platform = platformThat();
    await show(TERMS);
    control('terms').hidden = true;
    changed('terms');
    await platform.clock.advance(DEBOUNCE_MS);
    expect(stateOf('terms')).to.equal('error');
  });

  it('skips a hidden input and a button', async () => {
    const platform = platformThat();
    await show(`<shop-field type="city"><input type="hidden" name="city" value="0">
      <button>x</button><input type="button" value="y"><input id="city"></shop-field>`);
    await fill(platform, 'city', 'W');
    expect(sent(platform, 'city').value).to.equal('W');
  });

  const PHONE = `<shop-field type="phone" prefix-from="prefix" required><label for="phone">Telefon</label>
    <select id="prefix"><option>+48</option><option>+49</option></select></shop-field>`;
  it('skips a control that only its check reads, wherever it is', async () => {
    const platform = platformThat();
    await show(PHONE);
    control('prefix').insertAdjacentHTML('afterend', '<input id="phone">');
    await waitUntil(() => control('phone').ariaRequired === 'true');
    await fill(platform, 'prefix', '+49');
    expect([stateOf('phone'), control('prefix').ariaRequired]).to.deep.equal(['empty', null]);
    await fill(platform, 'phone', '12345678');
    expect([messageOf('phone'), control('phone').ariaInvalid]).to.deep.equal([
      'Wpisz swój telefon. Sprawdź, czy nie brakuje cyfry, np. 600 700 800.',
      'true',
    ]);
    expect([messageOf('prefix'), control('prefix').ariaInvalid]).to.deep.equal(['', null]);
    await fill(platform, 'phone', '123456789');
    expect(stateOf('phone')).to.equal('success');
  });

  it('ignores a limit below 0', async () => {
    const platform = platformThat();
    await show(field('city', 'minlength="-1" maxlength="-1"'));
    await fill(platform, 'city', 'W');
    expect(stateOf('city')).to.equal('success');
  });

  it('also applies the native rules of the input (U3)', async () => {
    const platform = platformThat();
    await show(`${field('year', '', 'pattern="[0-9]{4}"')}${field('many', '', 'type="number" max="9"')}
      ${field('mail', 'type="email"', 'type="email"')}${field('own')}`);
    const events = eventsOf(document, 'shop-field-validate');
    await fill(platform, 'year', '19');
    expect(events[0]).to.deep.nested.include({ 'detail.code': 'invalid' });
    expect(messageOf('year')).not.to.equal('');
    expect(messageOf('year')).to.equal(control('year').validationMessage);
    await fill(platform, 'year', '1999');
    await fill(platform, 'many', '10');
    control('own').setCustomValidity('Nie tak.');
    await fill(platform, 'own', 'x');
    await fill(platform, 'mail', 'x');
    expect(['year', 'many', 'own', 'mail'].map(stateOf)).to.deep.equal([
      'success',
      'error',
      'error',
      'error',
    ]);
    expect(messageOf('own')).to.equal('Nie tak.');
    expect(messageOf('mail')).to.contain('Błędnie wpisany e-mail.');
  });

  it('supports a textarea, and an input with only a name', async () => {
    const platform = platformThat();
    await show('<shop-field minlength="3"><textarea id="note"></textarea></shop-field>');
    await fill(platform, 'note', 'ab');
    expect(stateOf('note')).to.equal('error');
    const place = await show('<shop-field type="city"><input name="town"></shop-field>');
    const input = place.querySelector('input');
    if (input) input.value = 'W';
    input?.dispatchEvent(new Event('input', { bubbles: true }));
    await platform.clock.advance(DEBOUNCE_MS);
    expect(requestedIds(platform)).to.deep.equal([['town']]);
  });
});
