import { expect } from '@open-wc/testing';
import '../kit/guard.ts';
import { press, type } from '../kit/keyboard.ts';
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
const caret = () => birth().selectionStart;

async function showBirth() {
  const platform = platformThat();
  await show(BIRTH);
  birth().focus();
  return platform;
}

const leave = () => (document.activeElement as HTMLElement).blur();

describe('a typed birth date in a <shop-field>', () => {
  it('gets hyphens while only digits are typed (V8)', async () => {
    const platform = await showBirth();
    const events = eventsOf(birth(), 'input');
    await type('19900524');
    expect([birth().value, caret()]).to.deep.equal(['1990-05-24', 10]);
    expect(events.length).to.be.greaterThan(7);
    await platform.clock.advance(DEBOUNCE_MS);
    expect([stateOf('birth'), sent(platform, 'birth').value]).to.deep.equal([
      'success',
      '1990-05-24',
    ]);
  });

  for (const typed of ['01.02.1990', '1.2.1990', '01/02/1990', '01021990', '20011990']) {
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

  it('does not change during deletion or editing in the middle (V8)', async () => {
    await showBirth();
    await type('1990');
    await press('Backspace');
    expect(birth().value).to.equal('1990');
    await press('Backspace');
    expect(birth().value).to.equal('199');
    await type('10524');
    expect(birth().value).to.equal('1991-05-24');
    birth().setSelectionRange(3, 4);
    await type('2');
    expect([birth().value, caret()]).to.deep.equal(['1992-05-24', 4]);
    await press('Delete');
    expect([birth().value, caret()]).to.deep.equal(['199205-24', 4]);
    leave();
    expect(birth().value).to.equal('1992-05-24');
  });

  it('supports undo (V8)', async () => {
    await showBirth();
    await type('19900');
    expect(birth().value).to.equal('1990-0');
    // the effect of Ctrl+Z, which not every driver supports
    for (let times = 0; times < 8 && birth().value !== ''; times += 1) {
      document.execCommand('undo');
      expect(birth().value).not.to.match(/--/);
    }
    expect(birth().value).to.equal('');
  });

  it('does not change during composition (V8)', async () => {
    await showBirth();
    const compose = (data: string, isComposing: boolean) =>
      birth().dispatchEvent(
        new InputEvent('input', {
          bubbles: true,
          composed: true,
          inputType: 'insertCompositionText',
          data,
          isComposing,
        }),
      );
    birth().value = '1990';
    compose('1990', true);
    expect(birth().value).to.equal('1990');
    birth().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    expect([birth().value, caret()]).to.deep.equal(['1990-', 5]);
  });

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
    expect(birth().value).to.equal('1990-13-99');
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

  it('gets the format from the platform’s message, and is checked again (V10)', async () => {
    const platform = platformThat();
    platform.answer('validateClientData', ([{ reading }]: [{ reading: { value: string } }]) => ({
      validateClientData: {
        messages:
          reading.value === '1000-001'
            ? []
            : [
                { code: 'incorect_zipcode', message: '' },
                { code: '', message: 'XXXX-XXX' },
              ],
      },
    }));
    await show(field('zip', 'type="zipcode" country="PT"'));
    control('zip').focus();
    await type('1000001');
    await platform.clock.advance(DEBOUNCE_MS);
    expect(messageOf('zip')).to.match(/XXXX-XXX Na przykład 0000-001$/);
    leave();
    expect(control('zip').value).to.equal('1000-001');
    await platform.clock.advance(DEBOUNCE_MS);
    expect([stateOf('zip'), messageOf('zip')]).to.deep.equal(['success', '']);
  });

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
