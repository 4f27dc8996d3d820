import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { formatCalendarDate, parseCalendarDate } from '../../logic/calendar/calendar-date.ts';
import { joinTime, splitTime } from '../../logic/date-picker/date-picker-form.model.ts';
import { moveByKey } from '../../logic/date-picker/date-picker-keys.model.ts';
import { createDayMarks } from '../../logic/date-picker/date-picker-marks.model.ts';
import {
  createDayRules,
  isAvailable,
  type RuleValues,
} from '../../logic/date-picker/date-picker-rules.model.ts';
import {
  chosenDates,
  isChosen,
  parseSelection,
  pickDay,
} from '../../logic/date-picker/date-picker-selection.model.ts';
import {
  formatTime,
  hourBounds,
  MINUTE_BOUNDS,
  parseEntry,
  parseTime,
  withHour,
  withOtherHalf,
} from '../../logic/date-picker/date-picker-time.model.ts';
import { goToPage } from '../../logic/date-picker/date-picker-views.model.ts';
import { MARKUP_PAYLOADS } from '../kit/payloads.ts';
import '../kit/guard.ts';

const FREE: RuleValues = {
  min: '1970-01-01',
  max: '2470-12-31',
  holidays: [],
  disabledDates: [],
  enabledDates: [],
  workingDays: [],
  disabledWeekdays: [],
  disabledWeekends: false,
};
const rulesOf = (values: Partial<RuleValues> = {}) => createDayRules({ ...FREE, ...values });
const dayOf = (date: string): number => parseCalendarDate(date) ?? Number.NaN;
const RANGED = 'multiple-ranged';

describe('which days can be chosen', () => {
  // 2026-01-03 is a Saturday
  const DAY = '2026-01-03';
  const table: [Partial<RuleValues>, boolean][] = [
    [{}, true],
    [{ disabledWeekends: true }, false],
    [{ disabledWeekdays: ['6'] }, false],
    [{ disabledWeekdays: ['1', '7'] }, true],
    [{ holidays: [DAY] }, false],
    [{ disabledWeekends: true, workingDays: [DAY] }, true],
    [{ holidays: [DAY], workingDays: [DAY] }, true],
    [{ disabledDates: [DAY] }, false],
    [{ disabledDates: [DAY], workingDays: [DAY] }, false],
    [{ disabledDates: [DAY], enabledDates: [DAY] }, true],
    [{ disabledWeekends: true, holidays: [DAY], enabledDates: [DAY] }, true],
    [{ enabledDates: [DAY], min: '2026-01-04' }, false],
    [{ enabledDates: [DAY], max: '2026-01-02' }, false],
    [{ min: DAY, max: DAY }, true],
    [{ disabledWeekdays: ['x', '0', '8'] }, true],
    [{ disabledDates: ['2026-1-3', 'x', ''] }, true],
  ];
  for (const [values, expected] of table) {
    it(`${JSON.stringify(values)} makes a Saturday ${expected ? '' : 'not '}available (CA-08)`, () => {
      expect(isAvailable(rulesOf(values), dayOf(DAY))).to.equal(expected);
    });
  }

  it('ends at 1970-01-01 and 2470-12-31 (CA-05)', () => {
    const rules = rulesOf({ min: '1900-01-01', max: '2900-01-01', enabledDates: ['1969-12-31'] });
    expect(isAvailable(rules, dayOf('1969-12-31'))).to.equal(false);
    expect(isAvailable(rules, dayOf('1970-01-01'))).to.equal(true);
    expect(isAvailable(rules, dayOf('2470-12-31'))).to.equal(true);
    expect(isAvailable(rules, dayOf('2471-01-01'))).to.equal(false);
  });

  it('treats a maximum below the minimum as the minimum', () => {
    const { min, max } = rulesOf({ min: '2026-01-05', max: '2025-01-01' });
    expect(max).to.equal(min);
  });
});

describe('selections', () => {
  it('a range has every day, across DST, the year and 29 February (CA-07)', () => {
    const datesOf = (value: string) =>
      chosenDates({ mode: RANGED, selection: parseSelection(RANGED, value), rules: rulesOf() });
    expect(datesOf('2026-03-28,2026-03-30')).to.deep.equal([
      '2026-03-28',
      '2026-03-29',
      '2026-03-30',
    ]);
    expect(datesOf('2026-10-24,2026-10-26')).to.have.length(3);
    expect(datesOf('2026-12-31,2027-01-01')).to.deep.equal(['2026-12-31', '2027-01-01']);
    expect(datesOf('2024-02-28,2024-03-01')).to.deep.equal([
      '2024-02-28',
      '2024-02-29',
      '2024-03-01',
    ]);
    const all = datesOf('1970-01-01,2470-12-31');
    expect(all).to.have.length(182_987);
    expect([all[0], all.at(-1)]).to.deep.equal(['1970-01-01', '2470-12-31']);
  });

  it('a range has exactly the available days from its first to its last', () => {
    const days = fc.integer({ min: 0, max: 20_000 });
    const weekdays = fc.subarray(['1', '2', '3', '4', '5', '6', '7']);
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 400 }), weekdays, (first, length, disabled) => {
        const rules = rulesOf({
          disabledWeekdays: disabled,
          disabledDates: [formatCalendarDate(first + 3)],
        });
        const selection = pickDay({ mode: RANGED, selection: [first + length] }, first);
        const choice = { mode: RANGED, selection, rules } as const;
        const expected = Array.from({ length: length + 1 }, (_, at) => first + at)
          .filter((day) => isAvailable(rules, day))
          .map(formatCalendarDate);
        expect(chosenDates(choice)).to.deep.equal(expected);
        for (const day of [first - 1, first, first + 3, first + length, first + length + 1]) {
          const isIn = expected.includes(formatCalendarDate(day));
          expect(length === 0 && day === first ? isIn : isChosen(choice, day)).to.equal(isIn);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('times of day', () => {
  it('12:00 AM is 0, 12:00 PM is 12 (CA-09)', () => {
    const at = (hour: number) => ({ hour, minute: 30 });
    expect(withHour(at(3), 12, '12')).to.deep.equal(at(0));
    expect(withHour(at(15), 12, '12')).to.deep.equal(at(12));
    expect(withHour(at(15), 1, '12')).to.deep.equal(at(13));
    expect(withHour(at(15), 1, '24')).to.deep.equal(at(1));
  });

  it('keeps the displayed hour when toggled (CA-09)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), (hour) => {
        const time = { hour, minute: 5 };
        expect(withOtherHalf(time).hour % 12).to.equal(hour % 12);
        expect(withOtherHalf(withOtherHalf(time))).to.deep.equal(time);
      }),
    );
  });

  it('has limits 0 to 23 or 1 to 12, and 0 to 59 (CA-09)', () => {
    const accepted = (bounds: readonly [number, number]) =>
      Array.from({ length: 100 }, (_, at) => String(at)).filter(
        (text) => parseEntry(text, bounds) !== undefined,
      );
    expect([accepted(hourBounds('24'))[0], accepted(hourBounds('24')).at(-1)]).to.deep.equal([
      '0',
      '23',
    ]);
    expect([accepted(hourBounds('12'))[0], accepted(hourBounds('12')).at(-1)]).to.deep.equal([
      '1',
      '12',
    ]);
    expect([accepted(MINUTE_BOUNDS)[0], accepted(MINUTE_BOUNDS).at(-1)]).to.deep.equal(['0', '59']);
  });

  for (const entry of ['24', '60', '-1', '1e1', ' 7', '７', '', '1.', '007', '+5', '0x1']) {
    it(`rejects the hour "${entry}" (CA-09)`, () => {
      expect(parseEntry(entry, hourBounds('24'))).to.equal(undefined);
    });
  }

  it('has the format HH:MM', () => {
    expect(formatTime({ hour: 7, minute: 5 })).to.equal('07:05');
    expect(parseTime('07:05')).to.deep.equal({ hour: 7, minute: 5 });
    for (const text of ['7:05', '24:00', '12:60', '12', '12:00:00', ' 12:00']) {
      expect(parseTime(text), text).to.equal(undefined);
    }
  });

  it('is appended to every date, and parsed back', () => {
    const time = { hour: 14, minute: 30 };
    expect(joinTime('', time)).to.equal('');
    expect(joinTime('2026-01-05', undefined)).to.equal('2026-01-05');
    expect(joinTime('2026-01-05,2026-01-06', time)).to.equal('2026-01-05T14:30,2026-01-06T14:30');
    expect(splitTime('2026-01-05T14:30,2026-01-06T14:30')).to.deep.equal({
      value: '2026-01-05,2026-01-06',
      timeValue: '14:30',
    });
    expect(splitTime('2026-01-05 14:30').timeValue).to.equal('14:30');
    expect(splitTime('2026-01-05, 2026-0')).to.deep.equal({ value: '2026-01-05', timeValue: '' });
    expect(splitTime('2026-01-05T99:30').timeValue).to.equal('');
  });
});

describe('date picker views', () => {
  it('stop paging at the limits (CA-05)', () => {
    const rules = rulesOf({ min: '2026-01-20', max: '2026-03-05' });
    const shown = (date: string, by: 1 | -1) => {
      const to = goToPage({ view: 'day', rules }, dayOf(date), by);
      return to === undefined ? undefined : formatCalendarDate(to);
    };
    expect(shown('2026-02-10', -1)).to.equal('2026-01-20');
    expect(shown('2026-01-25', -1)).to.equal(undefined);
    expect(shown('2026-02-10', 1)).to.equal('2026-03-05');
    expect(shown('2026-03-05', 1)).to.equal(undefined);
    expect(goToPage({ view: 'year', rules }, dayOf('2026-02-10'), 1)).to.equal(undefined);
  });

  const keys: [string, string, string][] = [
    ['ArrowLeft', '2026-04-15', '2025-05-15'],
    ['ArrowRight', '2026-06-15', '2027-05-15'],
    ['ArrowUp', '2026-02-15', '2023-05-15'],
    ['ArrowDown', '2026-08-15', '2029-05-15'],
    ['Home', '2026-04-15', '2024-05-15'],
    ['End', '2026-06-15', '2026-05-15'],
    ['PageUp', '2025-05-15', '2011-05-15'],
    ['PageDown', '2027-05-15', '2041-05-15'],
  ];
  for (const [key, month, year] of keys) {
    it(`move through months and years with ${key}`, () => {
      const from = dayOf('2026-05-15');
      const move = (view: 'month' | 'year') =>
        formatCalendarDate(
          moveByKey({ view, rules: rulesOf() }, from, { key, shiftKey: false }) ?? Number.NaN,
        );
      expect([move('month'), move('year')]).to.deep.equal([month, year]);
    });
  }
});

describe('classes of marked days', () => {
  it('contain only letters, digits, _ and - (XS-23)', () => {
    const classOf = (text: string) =>
      createDayMarks([{ date: '2026-01-05', class: text, name: '' }], undefined).get(
        dayOf('2026-01-05'),
      )?.classes;
    expect(classOf('sale  big-one x_1')).to.deep.equal(['sale', 'big-one', 'x_1']);
    expect(classOf('a"b c<d e')).to.deep.equal(['e']);
    for (const payload of MARKUP_PAYLOADS) {
      for (const token of classOf(payload) ?? []) expect(token).to.match(/^[\w-]+$/);
    }
  });
});
