import { expect } from '@open-wc/testing';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import { partial } from '../kit/answers.ts';
import { settle } from '../kit/fake-clock.ts';
import { eventsOf } from '../kit/next-event.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import {
  changed,
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

const details = (events: readonly Event[]) =>
  events.map((event) => (event instanceof CustomEvent ? event.detail : undefined));

const failures: [string, unknown][] = [
  ['a broken connection', new PlatformError(VALIDATE, 'network')],
  ['status 503 (GQ-17)', new PlatformError(VALIDATE, 'response', 503)],
  ['no answer in time (GQ-19)', new PlatformError(VALIDATE, 'timeout')],
  ['errors instead of data (GQ-16)', partial({ [VALIDATE]: null })],
];

describe('<shop-field> while the shopper types', () => {
  it('checks required, minlength, maxlength, then sends a request (FO-01)', async () => {
    const platform = platformThat(() => 'incorect_zipcode');
    await show(field('zip', 'type="zipcode" required minlength="3" maxlength="5"'));
    const events = eventsOf(document, 'shop-field-validate');
    for (const value of ['', ' ', 'ab', 'abcdef']) await fill(platform, 'zip', value);
    expect(requestedIds(platform)).to.deep.equal([]);
    await fill(platform, 'zip', 'abc');
    expect(requestedIds(platform)).to.deep.equal([['zip']]);
    expect(details(events).map((detail) => detail.code)).to.deep.equal([
      'mandatoryField',
      'mandatoryField',
      'minimalCharacters',
      'maximumCharacters',
      'incorect_zipcode',
    ]);
  });

  it('uses the limits of the input if the field has none (FO-01)', async () => {
    const platform = platformThat();
    await show(field('city', 'type="city"', 'required minlength="2" maxlength="3"'));
    const events = eventsOf(document, 'shop-field-validate');
    for (const value of ['', 'a', 'abcd']) await fill(platform, 'city', value);
    expect(details(events).map((detail) => detail.code)).to.deep.equal([
      'mandatoryField',
      'minimalCharacters',
      'maximumCharacters',
    ]);
    fieldOf('city').setAttribute('maxlength', '4');
    await fill(platform, 'city', 'abcd');
    expect(stateOf('city')).to.equal('success');
  });

  it('is debounced: fast edits send one request (FO-02)', async () => {
    const platform = platformThat();
    await show(field('city', 'type="city"'));
    for (const value of ['W', 'Wa', 'War']) {
      enter('city', value);
      await platform.clock.advance(DEBOUNCE_MS - 1);
    }
    expect(requestedIds(platform)).to.deep.equal([]);
    await platform.clock.advance(1);
    expect(requestedIds(platform)).to.deep.equal([['city']]);
    expect(sent(platform, 'city').value).to.equal('War');
  });

  it('ignores the answer for an outdated value, and aborts its request (FO-02)', async () => {
    const platform = platformThat();
    const late = platform.defer(VALIDATE);
    await show(field('city', 'type="city"'));
    const events = eventsOf(document, 'shop-field-validate');
    await fill(platform, 'city', 'Old');
    enter('city', 'New');
    expect(platform.calls(VALIDATE)[0]?.signal?.aborted).to.equal(true);
    late.resolve({ [VALIDATE]: { messages: [{ code: 'no_city', message: '' }] } });
    await settle();
    expect([stateOf('city'), events.length]).to.deep.equal(['empty', 0]);
    await platform.clock.advance(DEBOUNCE_MS);
    expect([stateOf('city'), events.length]).to.deep.equal(['success', 1]);
  });

  it('ignores a change event without a new value', async () => {
    const platform = platformThat();
    await show(field('city', 'type="city"'));
    await fill(platform, 'city', 'Warszawa');
    control('city').dispatchEvent(new Event('change', { bubbles: true }));
    await platform.clock.advance(DEBOUNCE_MS);
    expect(requestedIds(platform)).to.have.length(1);
    control('city').value = 'Kraków';
    control('city').dispatchEvent(new Event('change', { bubbles: true }));
    await platform.clock.advance(DEBOUNCE_MS);
    expect(requestedIds(platform)).to.have.length(2);
  });
});

describe('the result of a <shop-field>', () => {
  it('is dispatched once for each finished check, after rendering', async () => {
    const platform = platformThat(({ value }) => (value === 'x' ? 'no_city' : ''));
    const place = await show(field('city', 'type="city" required'));
    const states: unknown[] = [];
    place.addEventListener('shop-field-validate', () => {
      states.push([stateOf('city'), messageOf('city')]);
    });
    const events = eventsOf(place, 'shop-field-validate');
    for (const value of ['x', 'Warszawa', '']) await fill(platform, 'city', value);
    expect(states).to.deep.equal([
      ['error', 'Wpisz w to pole nazwę miasta.'],
      ['success', ''],
      ['error', 'Proszę wypełnić to pole.'],
    ]);
    expect(details(events)).to.deep.equal([
      {
        state: 'error',
        code: 'no_city',
        message: 'Wpisz w to pole nazwę miasta.',
        hint: undefined,
        clientExists: undefined,
      },
      {
        state: 'success',
        code: undefined,
        message: undefined,
        hint: undefined,
        clientExists: undefined,
      },
      {
        state: 'error',
        code: 'mandatoryField',
        message: 'Proszę wypełnić to pole.',
        hint: undefined,
        clientExists: undefined,
      },
    ]);
    expect(events[0]).to.include({ bubbles: true, composed: true, cancelable: false });
    expect(Object.isFrozen(details(events)[0])).to.equal(true);
  });

  it('includes whether a client with that e-mail address exists', async () => {
    const platform = platformThat();
    platform.answer(VALIDATE, { [VALIDATE]: { messages: [], clientExists: true } });
    await show(field('mail', 'type="email"'));
    const events = eventsOf(document, 'shop-field-validate');
    await fill(platform, 'mail', 'a@b.pl');
    expect(details(events)[0]).to.include({ state: 'success', clientExists: true });
  });

  it('is empty for an empty optional field, without a request', async () => {
    const platform = platformThat();
    await show(field('city', 'type="city"'));
    await fill(platform, 'city', 'Warszawa');
    await fill(platform, 'city', '');
    expect([stateOf('city'), messageOf('city')]).to.deep.equal(['empty', '']);
    expect(requestedIds(platform)).to.have.length(1);
  });
  for (const [title, answer] of failures) {
    it(`is empty after ${title}`, async () => {
      const platform = platformThat();
      platform.answer(VALIDATE, answer);
      await show(field('city', 'type="city"'));
      const events = eventsOf(document, 'shop-field-validate');
      await fill(platform, 'city', 'Warszawa');
      expect([stateOf('city'), messageOf('city')]).to.deep.equal(['empty', '']);
      expect(details(events).map(({ state }) => state)).to.deep.equal(['empty']);
    });
  }

  it('comes from a separate call for a bank account (FO-15)', async () => {
    const platform = platformThat();
    const url = '/ajax/payments.php?action=verify_iban&bankAccount=pl%2061%26action%3Dx%23';
    await show(field('account', 'type="iban"'));
    for (const [answer, state] of [
      ['{"errno":0}', 'success'],
      ['{"errno":"0"}', 'success'],
      ['{"errno":1}', 'error'],
      ['{}', 'empty'],
      ['<html>', 'empty'],
    ] as const) {
      platform.answer(url, answer);
      await fill(platform, 'account', 'pl 61&action=x#');
      expect(stateOf('account'), answer).to.equal(state);
    }
    expect(platform.calls(url)).to.have.length(5);
  });
});

describe('the life cycle of a <shop-field>', () => {
  it('works inside and outside a form, and in a shadow root', async () => {
    const platform = platformThat();
    const place = await show(`<form>${field('one', 'type="city"')}</form><div></div>`);
    await fill(platform, 'one', 'Warszawa');
    expect(stateOf('one')).to.equal('success');
    const root = place.querySelector('div')?.attachShadow({ mode: 'open' });
    if (!root) throw new Error('Expected a shadow root.');
    root.innerHTML = field('two', 'type="city"');
    const inner = root.querySelector<HTMLElement & { updateComplete: Promise<void> }>('shop-field');
    await inner?.updateComplete;
    const input = root.querySelector('input');
    if (input) input.value = 'Kraków';
    input?.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    await platform.clock.advance(DEBOUNCE_MS);
    expect(inner?.dataset.state).to.equal('success');
  });

  it('leaks nothing when it is removed during a check', async () => {
    const platform = platformThat();
    const place = await show(field('city', 'type="city"') + field('town', 'type="city"'));
    const events = eventsOf(document, 'shop-field-validate');
    await fill(platform, 'city', 'W');
    platform.defer(VALIDATE);
    await fill(platform, 'city', 'Wa');
    enter('town', 'K');
    place.replaceChildren();
    await settle();
    expect(platform.calls(VALIDATE).at(-1)?.signal?.aborted).to.equal(true);
    await platform.clock.advance(DEBOUNCE_MS);
    expect(platform.clock.timers).to.equal(0);
    expect(events).to.have.length(1);
  });

  it('keeps its state when it is moved or reinserted', async () => {
    const platform = platformThat(() => 'no_city');
    const place = await show(`${field('city', 'type="city"')}<section></section>`);
    await fill(platform, 'city', 'W');
    const tag = fieldOf('city');
    place.querySelector('section')?.append(tag);
    await tag.updateComplete;
    expect([stateOf('city'), messageOf('city')]).to.deep.equal([
      'error',
      'Wpisz w to pole nazwę miasta.',
    ]);
    tag.remove();
    await settle();
    expect(tag.querySelector('[slot=message]')).to.equal(null);
    place.append(tag);
    await settled(place);
    expect([stateOf('city'), messageOf('city')]).to.deep.equal([
      'error',
      'Wpisz w to pole nazwę miasta.',
    ]);
    enter('city', 'Wa');
    tag.remove();
    place.append(tag);
    await platform.clock.advance(DEBOUNCE_MS);
    expect(requestedIds(platform)).to.have.length(2);
  });

  it('clears its state when the input is replaced', async () => {
    const platform = platformThat(() => 'no_city');
    await show(field('city', 'type="city"'));
    await fill(platform, 'city', 'W');
    control('city').outerHTML = '<input id="city">';
    await waitUntil(() => stateOf('city') === 'empty');
    expect(messageOf('city')).to.equal('');
    await fill(platform, 'city', 'X');
    expect(stateOf('city')).to.equal('error');
  });

  it('does nothing without an input', async () => {
    const platform = platformThat();
    const place = await show('<shop-field required><p>Later</p></shop-field>');
    expect(place.querySelector('[slot=message]')).to.equal(null);
    place
      .querySelector('p')
      ?.replaceWith(Object.assign(document.createElement('input'), { id: 'late' }));
    await settle();
    changed('late');
    await platform.clock.advance(DEBOUNCE_MS);
    expect(stateOf('late')).to.equal('error');
  });
});
