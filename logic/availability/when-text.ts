import { type DayNumber, midnightOf } from '../calendar/calendar-date.ts';
import type { Language } from '../texts/language.ts';
import type { AvailabilityTexts } from './availability.messages.ts';
import type { When } from './availability-shipping.model.ts';

const MINUTES_AN_HOUR = 60;

/** A formatted date, such as `17 listopada`. */
export const dateText = (day: DayNumber, language: Language): string =>
  midnightOf(day).toLocaleDateString([language, 'en'], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    calendar: 'gregory',
  });

const DAYS = ['day1', 'day2', 'day3', 'day4', 'day5', 'day6', 'day7'] as const;

/** A relative date, such as `jutro` or `w środę (17 listopada)`. */
export function whenText(when: When, texts: AvailabilityTexts, language: Language): string {
  switch (when.kind) {
    case 'days':
      return texts.inDays({ count: when.count });
    case 'weekday': {
      const day = texts[DAYS[when.weekDay - 1] ?? 'day7'];
      return when.day === undefined
        ? day
        : texts.onDate({ day, date: dateText(when.day, language) });
    }
    default:
      return texts[when.kind];
  }
}

/** A minute of the day as a time, such as `14:00`. */
export const timeText = (minute: number): string =>
  `${Math.floor(minute / MINUTES_AN_HOUR)}:${String(minute % MINUTES_AN_HOUR).padStart(2, '0')}`;
