import { expect } from '@open-wc/testing';
import '../kit/guard.ts';
import { type } from '../kit/keyboard.ts';
import { eventsOf } from '../kit/next-event.ts';
import { POLAND } from '../validation/validation.fixtures.ts';
import {
  control,
  DEBOUNCE_MS,
  enter,
  field,
  fieldOf,
  messageOf,
  platformThat,
  requestedIds,
  sent,
  show,
  stateOf,
} from './field.fixtures.ts';

const BIRTH = field('birth', 'type="birthdate"', 'inputmode="numeric" maxlength="12"');
const ZIP = field('zip', `type="zipcode" country="${POLAND}"`);

const birth = () => control('birth') as HTMLInputElement;

async function showBirth() {
  const platform = platformThat();
  await show(BIRTH);
  birth().focus();
  return platform;
}

const leave = () => (document.activeElement as HTMLElement).blur();

describe('a typed birth date in a <shop-field>', () => {
  for (const typed of [
    '19900201',
    '01.02.1990',
    '1.2.1990',
    '01/02/1990',
    '01021990',
    '20011990',
  ]) {
    it(`accepts ${typed}, and is normalized on blur (V8)`, async () => {
      const platform = await showBirth();
      await type(typed);
      await platform.clock.advance(DEBOUNCE_MS);
      const meant = typed === '20011990' ? '1990-01-20' : '1990-02-01';
      expect([stateOf('birth'), sent(platform, 'birth').value]).to.deep.equal(['success', meant]);
      const events = eventsOf(birth(), 'change');
      let heard = '';
      birth().addEventListener('change', () => {
        heard = birth().value;
      });
      leave();
      expect([birth().value, heard, events.length]).to.deep.equal([meant, meant, 1]);
      await platform.clock.advance(DEBOUNCE_MS);
      expect(requestedIds(platform)).to.have.length(1);
    });
  }

  it('that is pasted or autofilled does not change until blur (V8)', async () => {
    const platform = await showBirth();
    enter('birth', '24.05.1990');
    expect(birth().value).to.equal('24.05.1990');
    birth().dispatchEvent(new Event('change', { bubbles: true }));
    expect(birth().value).to.equal('1990-05-24');
    await platform.clock.advance(DEBOUNCE_MS);
    expect([stateOf('birth'), requestedIds(platform).length]).to.deep.equal(['success', 1]);
  });

  it('that is no valid date stays unchanged, and is invalid (V8)', async () => {
    const platform = platformThat(() => 'birth_date');
    await show(BIRTH);
    birth().focus();
    await type('19901399');
    leave();
    await platform.clock.advance(DEBOUNCE_MS);
    expect(birth().value).to.equal('19901399');
    expect(messageOf('birth')).to.match(/RRRR-MM-DD Na przykład 1990-05-24\.$/);
  });

  it('does not change in an input of the type date (V8)', async () => {
    platformThat();
    await show(field('birth', 'type="birthdate"', 'type="date"'));
    enter('birth', '1990-05-24');
    expect(birth().value).to.equal('1990-05-24');
  });
});

describe('a value in another notation in a <shop-field>', () => {
  for (const country of [POLAND, 'PL']) {
    it(`is checked in its normalized form, and rewritten only on blur: ${country} (V10)`, async () => {
      const platform = platformThat(({ value }) => (value === '00-001' ? '' : 'incorect_zipcode'));
      await show(field('zip', `type="zipcode" country="${country}"`));
      control('zip').focus();
      await type(' 00001 ');
      await platform.clock.advance(DEBOUNCE_MS);
      expect([control('zip').value, stateOf('zip')]).to.deep.equal([' 00001 ', 'success']);
      leave();
      expect(control('zip').value).to.equal('00-001');
      await platform.clock.advance(DEBOUNCE_MS);
      expect([stateOf('zip'), requestedIds(platform).length]).to.deep.equal(['success', 1]);
    });
  }

  it('is never rewritten in a visible password (V10)', async () => {
    platformThat();
    await show(field('pass', 'type="password"', 'type="text"') + field('free'));
    for (const id of ['pass', 'free']) {
      control(id).focus();
      await type(' ab ');
      leave();
      expect(control(id).value).to.equal(' ab ');
    }
  });

  it('is not rewritten after the tag is removed (V10)', async () => {
    platformThat();
    const place = await show(ZIP);
    const input = control('zip');
    fieldOf('zip').remove();
    place.append(input);
    input.focus();
    await type('00001');
    leave();
    expect(input.value).to.equal('00001');
  });
});
