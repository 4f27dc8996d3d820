import { expect } from '@open-wc/testing';
import { settle } from '../kit/fake-clock.ts';
import '../kit/guard.ts';
import { eventsOf } from '../kit/next-event.ts';
import {
  changed,
  control,
  DEBOUNCE_MS,
  enter,
  field,
  fill,
  platformThat,
  requestedIds,
  show,
  stateOf,
  VALIDATE,
} from './field.fixtures.ts';

const IDS = ['firstname', 'lastname', 'street', 'zipcode', 'city'] as const;
const fields = IDS.map((id) => field(id, `type="${id}"`)).join('');
const states = () => IDS.map(stateOf);

describe('autofill of a <shop-form>', () => {
  it('of several fields in one task clears all states and validates the form once (FO-23)', async () => {
    const platform = platformThat(({ value }) => (value === 'x' ? 'no_city' : ''));
    await show(`<form>${fields}${field('note', 'required')}</form>`);
    await fill(platform, 'city', 'x');
    await fill(platform, 'note', 'a');
    const late = platform.defer(VALIDATE);
    enter('note', '');
    for (const id of IDS.slice(0, 3)) {
      enter(id, 'Jan');
      // a browser runs microtasks after each event
      await Promise.resolve();
      control(id).dispatchEvent(new Event('change', { bubbles: true }));
    }
    await platform.clock.advance(0);
    expect([...states(), stateOf('note')]).to.deep.equal(Array(6).fill('empty'));
    await platform.clock.advance(DEBOUNCE_MS - 1);
    expect(requestedIds(platform)).to.have.length(1);
    await platform.clock.advance(1);
    expect(requestedIds(platform)).to.deep.equal([
      ['city'],
      ['firstname', 'lastname', 'street', 'city'],
    ]);
    expect(stateOf('note')).to.equal('error');
    late.resolve({
      firstname: { messages: [] },
      lastname: { messages: [{ code: 'no_name', message: '' }] },
      street: null,
      city: { messages: [{ code: 'no_city', message: '' }] },
    });
    await settle();
    expect(states()).to.deep.equal(['success', 'error', 'empty', 'empty', 'error']);
    await platform.clock.advance(DEBOUNCE_MS);
    expect(requestedIds(platform)).to.have.length(2);
  });

  it('of a user name and the current password is ignored (FO-23)', async () => {
    const platform = platformThat();
    await show(`<form>${field('name', 'type="login"', 'autocomplete="section-a username webauthn"')}
      ${field('pass', 'type="password"', 'type="password" autocomplete="current-password"')}
      ${field('other', 'required')}</form>`);
    enter('name', 'jan');
    enter('pass', 'secret1');
    await platform.clock.advance(DEBOUNCE_MS);
    expect(requestedIds(platform)).to.deep.equal([['name', 'pass']]);
    expect(stateOf('other')).to.equal('empty');
  });

  it('of one field checks only that field (FO-24)', async () => {
    const platform = platformThat();
    await show(`<form>${fields}</form><form>${field('apart', 'type="city"')}</form>`);
    await fill(platform, 'city', 'x');
    enter('street', 'Prosta 1');
    enter('apart', 'x');
    await platform.clock.advance(DEBOUNCE_MS);
    expect(requestedIds(platform)).to.deep.equal([['city'], ['street', 'apart']]);
  });
});

describe('a reset of a <shop-form>', () => {
  it('clears all states and cancels pending checks', async () => {
    const platform = platformThat(() => 'no_city');
    const place = await show(`<form>${fields}</form>${field('apart', 'type="city"')}`);
    await fill(platform, 'city', 'x');
    await fill(platform, 'apart', 'x');
    platform.defer(VALIDATE);
    await fill(platform, 'street', 'y');
    enter('zipcode', 'z');
    const events = eventsOf(document, 'shop-field-validate');
    const form = place.querySelector('form');
    form?.addEventListener('reset', (event) => event.preventDefault(), { once: true });
    form?.reset();
    expect(stateOf('city')).to.equal('error');
    form?.reset();
    await settle();
    expect(states()).to.deep.equal(Array(5).fill('empty'));
    expect(stateOf('apart')).to.equal('error');
    expect(control('city').value).to.equal('');
    await platform.clock.advance(DEBOUNCE_MS);
    expect(events).to.have.length(0);
    expect(platform.clock.timers).to.equal(0);
    changed('city');
  });
});
