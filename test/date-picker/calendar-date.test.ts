import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  addMonths,
  calendarDateOf,
  dayNumberOf,
  daysInMonth,
  formatCalendarDate,
  localDayOf,
  parseCalendarDate,
  weekdayOf,
} from '../../logic/calendar/calendar-date.ts';
import '../kit/guard.ts';

const LAST = parseCalendarDate('2470-12-31') ?? 0;
const days = fc.integer({ min: 0, max: LAST });

describe('calendar dates', () => {
  it('cover the days of 1970 to 2470', () => {
    expect(parseCalendarDate('1970-01-01')).to.equal(0);
    expect(LAST).to.equal(182_986);
  });

  it('are parsed as they are formatted', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(parseCalendarDate(formatCalendarDate(day))).to.equal(day);
        expect(dayNumberOf(calendarDateOf(day))).to.equal(day);
      }),
    );
  });

  it('are consecutive, as are their weekdays', () => {
    fc.assert(
      fc.property(days, (day) => {
        const [date, next] = [calendarDateOf(day), calendarDateOf(day + 1)];
        const isLast = date.day === daysInMonth(date.year, date.month);
        expect(next.day).to.equal(isLast ? 1 : date.day + 1);
        expect(weekdayOf(day + 1)).to.equal((weekdayOf(day) % 7) + 1);
      }),
    );
  });

  it('have leap years 2000 and 2400, but not 2100, 2200 and 2300 (CA-03)', () => {
    const lengths = [2000, 2024, 2100, 2200, 2300, 2400].map((year) => daysInMonth(year, 2));
    expect(lengths).to.deep.equal([29, 29, 28, 28, 28, 29]);
    expect(parseCalendarDate('2024-02-29')).to.be.a('number');
    for (const date of ['2023-02-29', '2100-02-29', '2024-02-30', '2024-04-31', '2024-13-01']) {
      expect(parseCalendarDate(date), date).to.equal(undefined);
    }
  });

  it('reject invalid dates', () => {
    for (const text of [
      '',
      'x',
      '2026-1-5',
      '05.01.2026',
      '2026-00-10',
      '2026-01-00',
      '２026-01-05',
    ]) {
      expect(parseCalendarDate(text), text).to.equal(undefined);
    }
    expect(parseCalendarDate(' 2026-01-05 ')).to.equal(
      dayNumberOf({ year: 2026, month: 1, day: 5 }),
    );
  });

  it('keep the day of the month, or use its last day', () => {
    const monthsLater = (date: string, months: number) =>
      formatCalendarDate(addMonths(parseCalendarDate(date) ?? 0, months));
    expect(monthsLater('2026-01-31', 1)).to.equal('2026-02-28');
    expect(monthsLater('2024-01-31', 1)).to.equal('2024-02-29');
    expect(monthsLater('2024-02-29', 12)).to.equal('2025-02-28');
    expect(monthsLater('2026-01-15', -1)).to.equal('2025-12-15');
    expect(monthsLater('2026-12-31', 2)).to.equal('2027-02-28');
  });

  it('are the local date at a moment', () => {
    const noon = new Date(2026, 0, 5, 12);
    expect(formatCalendarDate(localDayOf(noon.getTime()))).to.equal('2026-01-05');
    const midnight = new Date(2026, 0, 6);
    expect(formatCalendarDate(localDayOf(midnight.getTime()))).to.equal('2026-01-06');
    expect(formatCalendarDate(localDayOf(midnight.getTime() - 1))).to.equal('2026-01-05');
  });
});
