import { expect } from '@open-wc/testing';
import { press, type } from '../kit/keyboard.ts';
import type { Mounted } from '../kit/mount.ts';
import { focused, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import {
  caption,
  changesOf,
  closed,
  type DatePicker,
  day,
  focusedDate,
  focusOn,
  newPlatform,
  openCalendar,
  opened,
  pick,
  show,
  showInline,
} from './date-picker.fixtures.ts';

const KEYS: [string, string][] = [
  ['ArrowLeft', '2026-03-24'],
  ['ArrowRight', '2026-03-26'],
  ['ArrowUp', '2026-03-18'],
  ['ArrowDown', '2026-04-01'],
  ['Home', '2026-03-23'],
  ['End', '2026-03-29'],
  ['PageUp', '2026-02-25'],
  ['PageDown', '2026-04-25'],
  ['Shift+PageUp', '2025-03-25'],
  ['Shift+PageDown', '2027-03-25'],
];

/** The text of the focused month or year. */
const focusedText = (): string => text(focused() ?? document.body);
const focusOnText = (expected: string) => waitUntil(() => focusedText() === expected, expected);

async function toDays(attributes: Record<string, string | boolean>): Promise<DatePicker> {
  const picker = await showInline(attributes);
  picker.one('.day[tabindex="0"]').focus();
  return picker;
}

beforeEach(() => {
  newPlatform();
});

describe('the keyboard of <shop-date-picker>', () => {
  for (const [key, date] of KEYS) {
    it(`moves from 25 March to ${date} with ${key} (CA-13)`, async () => {
      const picker = await toDays({ value: '2026-03-25' });
      await press(key);
      await focusOn(date);
      expect(picker.parts('day').filter(({ tabIndex }) => tabIndex === 0)).to.have.length(1);
      expect(day(picker, date).tabIndex).to.equal(0);
      expect(picker.element.value).to.equal('2026-03-25');
    });
  }

  it('follows the text direction with arrows (CA-13)', async () => {
    const picker = await toDays({ value: '2026-03-25' });
    const parent = picker.element.parentElement;
    if (parent) parent.dir = 'rtl';
    await press('ArrowLeft');
    await focusOn('2026-03-26');
    const [first, second] = picker.parts('day').map((one) => one.getBoundingClientRect().x);
    expect(first).to.be.greaterThan(second ?? Number.POSITIVE_INFINITY);
  });

  for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) {
    it(`leaves keys with ${modifier} to the browser (CA-13)`, async () => {
      const picker = await toDays({ value: '2026-03-25' });
      const event = new KeyboardEvent('keydown', {
        key: 'ArrowLeft',
        [modifier]: true,
        bubbles: true,
        cancelable: true,
      });
      focused()?.dispatchEvent(event);
      await picker.settled();
      expect(event.defaultPrevented).to.equal(false);
      expect(focusedDate()).to.equal('2026-03-25');
    });
  }

  it('selects with Enter and Space (CA-13)', async () => {
    const picker = await toDays({ value: '2026-03-25', mode: 'multiple' });
    await press('ArrowRight', 'Enter');
    await waitUntil(() => picker.element.value === '2026-03-25,2026-03-26');
    await press('ArrowRight');
    await type(' ');
    await waitUntil(() => picker.element.value === '2026-03-25,2026-03-26,2026-03-27');
    expect(focusedDate()).to.equal('2026-03-27');
  });

  it('focuses disabled days, which Enter does not select (CA-13)', async () => {
    const picker = await toDays({ value: '2026-03-25', 'disabled-dates': '2026-03-26' });
    const changes = changesOf(picker);
    await press('ArrowRight', 'Enter');
    await focusOn('2026-03-26');
    expect(focused()?.ariaDisabled).to.equal('true');
    expect(changes).to.have.length(0);
  });

  it('stops at the limits (CA-05)', async () => {
    const picker = await toDays({ value: '2026-03-25', min: '2026-03-20', max: '2026-04-02' });
    await press('PageUp');
    await focusOn('2026-03-20');
    await press('ArrowLeft', 'ArrowUp');
    await focusOn('2026-03-20');
    await press('PageDown');
    await focusOn('2026-04-02');
    await press('ArrowRight', 'Shift+PageDown');
    await focusOn('2026-04-02');
    expect(caption(picker)).to.equal('kwiecień 2026');
  });

  it('handles two keys or clicks in one frame separately, without a loop', async () => {
    const picker = await toDays({ value: '2026-03-25' });
    const table = picker.one('table');
    const down = () =>
      table.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    down();
    await picker.settled();
    down();
    await waitUntil(() => focusedDate() !== '2026-03-25');
    const clicks = changesOf(picker);
    await pick(picker, '2026-03-09');
    await pick(picker, '2026-03-06');
    await focusOn('2026-03-06');
    expect(clicks).to.have.length(2);
    await new Promise(requestAnimationFrame);
    expect(focusedDate()).to.equal('2026-03-06');
  });

  it('works in the grids of months and years (CA-13)', async () => {
    const picker = await toDays({ value: '2026-03-25' });
    picker.part('caption').querySelector('button')?.click();
    await focusOnText('marzec');
    await press('ArrowDown');
    await focusOnText('czerwiec');
    await press('Home', 'ArrowUp');
    await focusOnText('styczeń');
    await press('PageUp');
    await waitUntil(() => caption(picker) === '2025');
    picker.part('caption').querySelector('button')?.click();
    await focusOnText('2025');
    await press('ArrowDown', 'End');
    await focusOnText('2029');
    await press('Enter');
    await focusOnText('styczeń');
    await press('Enter');
    await focusOn('2029-01-25');
    expect(picker.parts('day')).to.have.length(42);
    expect(picker.element.value).to.equal('2026-03-25');
  });

  it('opens the dialog, and Escape restores focus (CA-13)', async () => {
    const picker = await show({ value: '2026-03-25' });
    picker.part('button').focus();
    await press('Enter');
    await opened(picker);
    await focusOn('2026-03-25');
    await press('Escape');
    await closed(picker);
    expect(focused() === picker.part('button')).to.equal(true);
  });

  it('keeps Tab inside the dialog (CA-13)', async () => {
    const picker = await show({ value: '2026-03-25' });
    await openCalendar(picker);
    for (let at = 0; at < 5; at += 1) {
      await press('Tab');
      const inside = focused();
      expect(inside === document.body || picker.element.shadowRoot?.contains(inside)).to.equal(
        true,
      );
    }
    expect(picker.isOpen).to.equal(true);
  });
});

describe('the keyboard of <shop-date-picker>: the time', () => {
  const field = (picker: Mounted, name: string): HTMLInputElement => {
    const found = picker.part(name);
    if (found instanceof HTMLInputElement) return found;
    throw new Error(`Expected ${name} to be an input.`);
  };

  async function enter(picker: DatePicker, name: string, entry: string): Promise<void> {
    field(picker, name).focus();
    field(picker, name).select();
    if (entry) await type(entry);
    else await press('Backspace');
    await press('Enter');
    await picker.settled();
  }

  it('is entered in 24 hours (CA-09)', async () => {
    const picker = await showInline({ value: '2026-03-25', time: '24' });
    const changes = changesOf(picker);
    await enter(picker, 'hour', '7');
    await waitUntil(() => field(picker, 'hour').value === '07');
    await enter(picker, 'minute', '45');
    await waitUntil(() => field(picker, 'minute').value === '45');
    expect(picker.element.timeValue).to.equal('07:45');
    expect(changes).to.deep.equal([
      { dates: ['2026-03-25'], time: '07:00' },
      { dates: ['2026-03-25'], time: '07:45' },
    ]);
    await enter(picker, 'hour', '23');
    await waitUntil(() => picker.element.timeValue === '23:45');
    await enter(picker, 'hour', '0');
    await waitUntil(() => picker.element.timeValue === '00:45');
  });

  for (const entry of ['24', '60', '-1', '1e1', ' 7', '７', '', 'x']) {
    it(`reverts "${entry}" to the previous hour (CA-09)`, async () => {
      const picker = await showInline({ time: '24', 'time-value': '14:30' });
      const changes = changesOf(picker);
      await enter(picker, 'hour', entry);
      await waitUntil(() => field(picker, 'hour').value === '14');
      await enter(picker, 'minute', entry === '24' ? '61' : entry);
      await waitUntil(() => field(picker, 'minute').value === '30');
      expect(changes).to.have.length(0);
      expect(picker.element.timeValue).to.equal('14:30');
    });
  }

  it('updates the value on the change event (CA-09)', async () => {
    const picker = await showInline({ time: '24', 'time-value': '14:30' });
    const change = (entry: string) => {
      const hour = field(picker, 'hour');
      hour.value = entry;
      for (const name of ['input', 'change']) {
        hour.dispatchEvent(new Event(name, { bubbles: true }));
      }
    };
    change('24');
    await picker.settled();
    expect(field(picker, 'hour').value).to.equal('14');
    change('9');
    await waitUntil(() => field(picker, 'hour').value === '09');
    expect(picker.element.timeValue).to.equal('09:30');
  });

  it('is entered in 12 hours with AM and PM (CA-09)', async () => {
    const picker = await showInline({ time: '12', 'time-value': '00:15' });
    expect(field(picker, 'hour').value).to.equal('12');
    expect(text(picker.part('period'))).to.equal('AM');
    picker.part('period').click();
    await waitUntil(() => text(picker.part('period')) === 'PM');
    expect(picker.element.timeValue).to.equal('12:15');
    expect(field(picker, 'hour').value).to.equal('12');
    await enter(picker, 'hour', '1');
    await waitUntil(() => picker.element.timeValue === '13:15');
    await enter(picker, 'hour', '13');
    await waitUntil(() => field(picker, 'hour').value === '01');
    await enter(picker, 'hour', '0');
    await waitUntil(() => field(picker, 'hour').value === '01');
    picker.part('period').click();
    await waitUntil(() => picker.element.timeValue === '01:15');
  });

  it('increments and decrements with arrows, and wraps around', async () => {
    const picker = await showInline({ time: '24', 'time-value': '23:00' });
    field(picker, 'hour').focus();
    await press('ArrowUp');
    await waitUntil(() => picker.element.timeValue === '00:00');
    field(picker, 'minute').focus();
    await press('ArrowDown');
    await waitUntil(() => picker.element.timeValue === '00:59');
    expect(picker.part('minute').ariaValueNow).to.equal('59');
  });

  it('does not submit the form with Enter', async () => {
    const form = document.createElement('form');
    const picker = await show({ inline: true, time: '24' }, form);
    let isSent = false;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      isSent = true;
    });
    await enter(picker, 'hour', '7');
    expect(isSent).to.equal(false);
  });

  it('keeps the dialog open until the shopper confirms', async () => {
    const picker = await show({ time: '12', value: '2026-03-25' });
    await openCalendar(picker);
    await pick(picker, '2026-03-26');
    expect(picker.isOpen).to.equal(true);
    await enter(picker, 'hour', '3');
    picker.part('done').click();
    await closed(picker);
    expect(text(picker.part('button'))).to.equal('26 marca 2026, 3:00 AM');
    expect(picker.element.timeValue).to.equal('03:00');
  });
});
