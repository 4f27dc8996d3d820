import { expect } from '@open-wc/testing';
import {
  calendarDateOf,
  dayNumberOf,
  formatCalendarDate,
  weekdayOf,
} from '../../logic/calendar/calendar-date.ts';
import { listWeeks } from '../../logic/date-picker/date-picker-views.model.ts';
import { isChromium } from '../kit/browser.ts';
import { setTimeZone } from '../kit/devtools.ts';
import { text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import { caption, day, newPlatform, pick, show, showInline } from './date-picker.fixtures.ts';

const ZONES = ['Europe/Warsaw', 'America/Sao_Paulo', 'Asia/Kathmandu', 'Pacific/Apia', 'UTC'];
/** Months with a daylight saving change in some time zone, the month in which Apia skipped a day, and both ends. */
const MONTHS = [
  '1970-01',
  '2000-02',
  '2011-12',
  '2012-01',
  '2018-11',
  '2024-10',
  '2026-03',
  '2026-10',
  '2100-02',
  '2470-12',
];

/** Days of a month and the weekday of its first, counted on from Thursday, 1 January 1970. */
function* everyMonth() {
  let first = 0;
  for (let year = 1970; year <= 2470; year += 1) {
    const isLeap = year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0);
    const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    for (const [at, length] of lengths.entries()) {
      yield { year, month: at + 1, length, weekday: ((first + 3) % 7) + 1 };
      first += length;
    }
  }
}

const inZone = (title: string, zones: readonly string[], test: (zone: string) => Promise<void>) => {
  if (!isChromium) return;
  for (const zone of zones) {
    it(`${title} (${zone})`, async () => {
      await setTimeZone(zone);
      await test(zone);
    });
  }
};

describe('<shop-date-picker> in time zones', () => {
  beforeEach(() => {
    newPlatform();
  });

  inZone('CA-01: each of the 6,012 months has its days, on their weekdays', ZONES, async () => {
    let months = 0;
    for (const { year, month, length, weekday } of everyMonth()) {
      const first = dayNumberOf({ year, month, day: 1 });
      const weeks = listWeeks(first);
      const days = weeks.flat().filter((one) => calendarDateOf(one).month === month);
      expect(days.map((one) => calendarDateOf(one).day)).to.deep.equal(
        Array.from({ length }, (_, at) => at + 1),
      );
      expect(weeks[0]?.indexOf(first)).to.equal(weekday - 1);
      expect(weekdayOf(first)).to.equal(weekday);
      months += 1;
    }
    expect(months).to.equal(6012);
  });

  inZone('CA-01, CA-02: the page shows 42 days in a row, each once', ZONES, async () => {
    const picker = await showInline();
    for (const month of MONTHS) {
      picker.element.value = `${month}-15`;
      await waitUntil(() => picker.all(`[data-day="${month}-15"] .selected`).length === 1);
      const shown = picker.all('[data-day]');
      const first = dayNumberOf(
        calendarDateOf(listWeeks(Date.parse(`${month}-15`) / 86_400_000)[0]?.[0] ?? 0),
      );
      expect(shown.map(({ dataset }) => dataset.day)).to.deep.equal(
        Array.from({ length: 42 }, (_, at) => formatCalendarDate(first + at)),
      );
      expect(shown.map(text)).to.deep.equal(
        Array.from({ length: 42 }, (_, at) => String(calendarDateOf(first + at).day)),
      );
    }
  });

  inZone('CA-01: 30 December 2011 can be chosen', ['Pacific/Apia'], async () => {
    const picker = await showInline({ value: '2011-12-29' });
    await pick(picker, '2011-12-30');
    expect(picker.element.value).to.equal('2011-12-30');
    expect(day(picker, '2011-12-30').ariaLabel).to.equal('piątek, 30 grudnia 2011');
  });

  inZone(
    'the days of a change of the clocks are chosen as what they are (CA-02)',
    ['Europe/Warsaw', 'America/Sao_Paulo', 'America/Asuncion'],
    async () => {
      const picker = await showInline();
      for (const date of ['2026-03-29', '2026-10-25', '2018-11-04', '2024-10-06']) {
        picker.element.value = date.replace(/\d\d$/, '12');
        await waitUntil(() => picker.all(`[data-day="${date}"]`).length === 1);
        await pick(picker, date);
        expect(picker.element.value).to.equal(date);
      }
    },
  );

  inZone(
    'a date is that date (CA-04)',
    ['Pacific/Pago_Pago', 'Pacific/Kiritimati', 'Europe/Warsaw'],
    async (zone) => {
      const picker = await show({ value: '2026-01-05' });
      expect(text(picker.part('button'))).to.equal('5 stycznia 2026');
      // noon of 5 January in UTC
      const inline = await showInline();
      const today = zone === 'Pacific/Kiritimati' ? '2026-01-06' : '2026-01-05';
      expect(caption(inline)).to.equal('styczeń 2026');
      const shown = inline.parts('today').map((one) => one.closest<HTMLElement>('td')?.dataset.day);
      expect(shown).to.deep.equal([today]);
    },
  );
});
