import { expect } from '@open-wc/testing';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import { expectAccessible } from '../kit/accessible.ts';
import '../kit/guard.ts';
import { eventsOf } from '../kit/next-event.ts';
import { parts } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { warnings } from '../kit/warnings.ts';
import {
  control,
  DEBOUNCE_MS,
  enter,
  field,
  fieldOf,
  fill,
  messageOf,
  platformThat,
  requestedIds,
  sent,
  settled,
  show,
  stateOf,
  VALIDATE,
} from './field.fixtures.ts';

const ADDRESS = `<form>${field('client_street', 'type="street" house-number-from="house"')}
  ${field('house')}${field('client_phone', 'type="phone" prefix-from="prefix"')}
  <select id="prefix"><option>+48</option><option>+49</option></select></form>`;
/** The platform's own markup of a phone number. */
const PHONE = `<div class="f-group"><label for="number">Telefon</label>
  <select id="list"><option>+48</option><option>+49</option></select>
  <input id="prefix" name="client_phone_prefix" value="+48">
  <input id="number" name="client_phone" type="tel"></div>`;

const posted = (): string[] => {
  const form = document.querySelector('form');
  return form ? [...new FormData(form)].map(([name, value]) => `${name}=${value}`) : [];
};

const codesOf = (events: readonly Event[]): unknown[] =>
  events.map((event) => event instanceof CustomEvent && event.detail.code);

describe('a <shop-field> in a submitted form', () => {
  it('joins the house number and the prefix in the data, not in the visible inputs', async () => {
    platformThat();
    await show(ADDRESS);
    enter('client_street', 'Prosta');
    enter('house', '5');
    enter('client_phone', '600700800');
    const expected = ['client_street=Prosta 5', 'house=5', 'client_phone=+48600700800'];
    expect(posted()).to.deep.equal(expected);
    expect(posted()).to.deep.equal(expected);
    expect([control('client_street').value, control('client_phone').value]).to.deep.equal([
      'Prosta',
      '600700800',
    ]);
  });

  it('joins nothing that a script of the theme has joined', async () => {
    platformThat();
    await show(ADDRESS);
    enter('house', '5');
    control('client_street').value = 'Prosta 5';
    control('client_phone').value = '+48600700800';
    expect(posted()).to.deep.equal([
      'client_street=Prosta 5',
      'house=5',
      'client_phone=+48600700800',
    ]);
  });

  it('joins nothing to an empty value or one that is not submitted', async () => {
    platformThat();
    await show(ADDRESS);
    enter('house', '5');
    control('client_phone').toggleAttribute('disabled', true);
    expect(posted()).to.deep.equal(['client_street=', 'house=5']);
  });
});

describe('the input of a <shop-field>', () => {
  it('is the number of a phone with a prefix list and a prefix input', async () => {
    const platform = platformThat();
    await show(`<shop-field type="phone" prefix-from="prefix" country="PL">${PHONE}</shop-field>`);
    await fill(platform, 'number', '600700800');
    expect([requestedIds(platform), stateOf('number')]).to.deep.equal([[['number']], 'success']);
    expect(sent(platform, 'number').partners.phonePrefix).to.equal('+48');
  });

  it('is the control of the label among several telephone inputs', async () => {
    const platform = platformThat();
    await show(`<shop-field type="phone" country="PL"><input id="prefix" type="tel">
      <label for="number">Telefon</label><input id="number" type="tel"></shop-field>`);
    await fill(platform, 'number', '600700800');
    expect(requestedIds(platform)).to.deep.equal([['number']]);
  });

  it('is the control in its attribute `control`, also after a change', async () => {
    const platform = platformThat();
    await show(`<shop-field type="city" control="[name=b]"><input id="a" name="a">
      <input id="b" name="b"></shop-field>`);
    await fill(platform, 'b', 'W');
    fieldOf('a').control = '#a';
    await settled(document.body);
    await fill(platform, 'a', 'K');
    expect(requestedIds(platform)).to.deep.equal([['b'], ['a']]);
  });

  it('may be a select in a shop-select', async () => {
    const platform = platformThat();
    await show(`<shop-field type="select"><shop-select>Wybierz
      <select id="size" hidden><option value="">Wybierz</option></select></shop-select></shop-field>`);
    enter('size', '');
    await platform.clock.advance(DEBOUNCE_MS);
    expect(stateOf('size')).to.equal('error');
  });

  it('may be a select replaced by a dropdown, but not one in a hidden row', async () => {
    const platform = platformThat();
    await show(`<shop-field type="select"><div id="row"><div class="dropdown"><button>Wybierz</button></div>
      <select id="size" hidden><option value="">Wybierz</option><option>S</option></select></div></shop-field>`);
    enter('size', '');
    await platform.clock.advance(DEBOUNCE_MS);
    expect(stateOf('size')).to.equal('error');
    document.getElementById('row')?.toggleAttribute('hidden', true);
    enter('size', '');
    await platform.clock.advance(DEBOUNCE_MS);
    expect(stateOf('size')).to.equal('empty');
  });
});

describe('a <shop-field> and the theme’s wrapper', () => {
  const INNER = `<label for="city">Miasto</label><input id="city"><span class="f-message"></span>`;
  const wrapperOf = (place: Element) => place.querySelector('.f-feedback');

  for (const [title, markup] of [
    [
      'around',
      `<shop-field type="city" required><div class="f-feedback own">${INNER}</div></shop-field>`,
    ],
    ['as', `<shop-field type="city" required class="f-feedback own">${INNER}</shop-field>`],
  ] as const) {
    it(`${title} it sets the state in its classes, and the message in its element`, async () => {
      const platform = platformThat(({ value }) => (value === 'x' ? 'no_city' : ''));
      const place = await show(markup);
      const line = place.querySelector('.f-message');
      const look = () => [wrapperOf(place)?.className, line?.textContent, messageOf('city')];
      expect(look()).to.deep.equal(['f-feedback own --empty', '', '']);
      await fill(platform, 'city', 'x');
      const text = 'Wpisz w to pole nazwę miasta.';
      expect(look()).to.deep.equal(['f-feedback own --error', text, text]);
      expect([line?.ariaLive, place.querySelectorAll('.shop-message').length]).to.deep.equal([
        'polite',
        0,
      ]);
      // the tag adds nothing below the theme's message, and takes up no space (SH10)
      const foot = parts(fieldOf('city'), 'foot')[0]?.getBoundingClientRect();
      expect([foot?.height, parts(fieldOf('city'), 'mark').length]).to.deep.equal([0, 0]);
      await expectAccessible(place);
      await fill(platform, 'city', 'W');
      expect(look()).to.deep.equal(['f-feedback own --success', '', '']);
    });
  }

  it('keeps errors rendered by the server until the first check', async () => {
    const platform = platformThat();
    const place = await show(`<shop-field type="city"><div class="f-feedback --error">
      <label>Miasto <input id="city"></label><p class="f-message">Źle.</p></div></shop-field>`);
    const look = () => [wrapperOf(place)?.className, place.querySelector('p')?.textContent];
    expect(look()).to.deep.equal(['f-feedback --error', 'Źle.']);
    await fill(platform, 'city', 'W');
    expect(look()).to.deep.equal(['f-feedback --success', '']);
  });

  it('works in a form cloned from a template, and in a replaced region', async () => {
    const platform = platformThat(({ value }) => (value === 'x' ? 'no_city' : ''));
    const place =
      await show(`<template><shop-form><form><section>${field('city', 'type="city" required')}
      ${field('house')}</section><button>Send</button></form></shop-form></template><main></main>`);
    const content = place.querySelector('template')?.content.cloneNode(true);
    if (content) place.querySelector('main')?.append(content);
    await settled(place);
    await fill(platform, 'city', 'x');
    expect(stateOf('city')).to.equal('error');
    const main = place.querySelector('main');
    place.prepend(main?.querySelector('shop-form') ?? '');
    await settled(place);
    expect(stateOf('city')).to.equal('error');
    const section = place.querySelector('section');
    const { outerHTML = '' } = section ?? {};
    if (section) section.outerHTML = outerHTML;
    await settled(place);
    await waitUntil(() => stateOf('city') === 'empty');
    await fill(platform, 'city', 'x');
    expect([stateOf('city'), messageOf('city')]).to.deep.equal([
      'error',
      'Wpisz w to pole nazwę miasta.',
    ]);
  });
});

describe('a <shop-field> whose check fails', () => {
  it('dispatches one shop-error and warns the author (S12)', async () => {
    const platform = platformThat();
    platform.answer(VALIDATE, new PlatformError(VALIDATE, 'response', 500));
    platform.answer('/ajax/payments.php?action=verify_iban&bankAccount=1', '<html>');
    const place = await show(field('city', 'type="city"') + field('account', 'type="iban"'));
    const events = eventsOf(place, 'shop-error');
    const warned = warnings();
    await fill(platform, 'city', 'W');
    expect(codesOf(events)).to.deep.equal(['validation']);
    await fill(platform, 'account', '1');
    expect(codesOf(events)).to.deep.equal(['validation', 'validation']);
    expect(warned).to.have.length(2);
    expect(`${warned}`).to.contain('status 500').and.contain('verify_iban');
    expect([stateOf('city'), stateOf('account')]).to.deep.equal(['empty', 'empty']);
  });

  it('reports a timeout of the platform once (S12)', async () => {
    const platform = platformThat();
    platform.defer(VALIDATE);
    const place = await show(field('city', 'type="city"'));
    const events = eventsOf(place, 'shop-error');
    warnings();
    await fill(platform, 'city', 'W');
    enter('city', 'Wa');
    expect(events).to.have.length(0);
    platform.defer(VALIDATE);
    await platform.clock.advance(DEBOUNCE_MS + 8000);
    expect(codesOf(events)).to.deep.equal(['validation']);
  });

  it('reports an unknown name once (S12)', async () => {
    const platform = platformThat();
    const place = await show(
      field('zip', 'type="zipcode" country-from="nowhere" control="[name=none]"'),
    );
    const events = eventsOf(place, 'shop-error');
    const warned = warnings();
    await fill(platform, 'zip', '1');
    await fill(platform, 'zip', '2');
    expect(codesOf(events)).to.deep.equal(['selector', 'selector']);
    expect(warned).to.have.length(2);
    expect(stateOf('zip')).to.equal('success');
  });
});
