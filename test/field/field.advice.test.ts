import { expect } from '@open-wc/testing';
import '../kit/guard.ts';
import { eventsOf } from '../kit/next-event.ts';
import {
  field,
  fieldOf,
  fill,
  linesOf,
  messageOf,
  platformThat,
  show,
  stateOf,
} from './field.fixtures.ts';

const FORMAT = 'Wpisz poprawną datę urodzenia w formacie RRRR-MM-DD';
const NIP = 'Niepoprawny NIP dla wybranego kraju.';
const NIP_ADVICE = 'Sprawdź cyfry i kraj.';
const DAY_MS = 86_400_000;

describe('the hint of a <shop-field>', () => {
  it('has its own element, part and live region below the message (CV1)', async () => {
    const platform = platformThat(({ value }) => (value === '1' ? 'incorect_nip' : ''));
    await show(field('nip', 'type="nip"'));
    const events = eventsOf(document, 'shop-field-validate');
    await fill(platform, 'nip', '1');
    const lines = [...fieldOf('nip').querySelectorAll('[slot]')];
    expect(
      lines.map(({ slot, ariaLive, textContent }) => [slot, ariaLive, textContent]),
    ).to.deep.equal([
      ['message', 'polite', NIP],
      ['hint', 'polite', NIP_ADVICE],
    ]);
    expect(linesOf('nip')).to.deep.equal([NIP, NIP_ADVICE]);
    expect(events[0]).to.deep.nested.include({ 'detail.message': NIP, 'detail.hint': NIP_ADVICE });
    const part = fieldOf('nip').shadowRoot?.querySelector('[part=hint]');
    expect(lines.map(({ assignedSlot }) => assignedSlot === part)).to.deep.equal([false, true]);
    await fill(platform, 'nip', '2');
    expect([stateOf('nip'), messageOf('nip')]).to.deep.equal(['success', '']);
  });

  it('is announced after another message (CV1)', async () => {
    const platform = platformThat(({ value }) => ({
      code: 'incorect_zipcode',
      message: value === '1' ? 'XX-XXX' : 'XX-XXX, XXXXX',
    }));
    await show(field('zip', 'type="zipcode" country="PL"'));
    await fill(platform, 'zip', '1');
    await fill(platform, 'zip', '2');
    expect(linesOf('zip')[0]).to.match(/: XX-XXX, XXXXX$/);
    expect(linesOf('zip')[1]).to.equal('Na przykład 00-001');
  });

  it('says that a birth date is in the future (SH9)', async () => {
    const platform = platformThat(() => 'birth_date');
    await show(field('birth', 'type="birthdate"'));
    const day = (ms: number) => new Date(ms).toISOString().slice(0, 'YYYY-MM-DD'.length);
    const now = platform.clock.now();
    await fill(platform, 'birth', day(now + 2 * DAY_MS));
    expect(linesOf('birth')).to.deep.equal([FORMAT, 'Ta data jest w przyszłości.']);
    await fill(platform, 'birth', day(now - 2 * DAY_MS));
    expect(linesOf('birth')).to.deep.equal([FORMAT, 'Na przykład 1990-05-24.']);
  });
});
