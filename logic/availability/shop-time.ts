import { type DayNumber, dayNumberOf } from '../calendar/calendar-date.ts';

/** The time zone of the platform's shops, whatever zone the shopper is in. */
const TIME_ZONE = 'Europe/Warsaw';
const MINUTES_AN_HOUR = 60;

/** A time in the time zone of the shop. */
export interface ShopTime {
  readonly day: DayNumber;
  /** Whole minutes since midnight. */
  readonly minute: number;
}

let format: Intl.DateTimeFormat | undefined;

/** Converts milliseconds since 1970 to the shop's time. */
export function shopTimeOf(moment: number): ShopTime {
  format ??= new Intl.DateTimeFormat('en', {
    timeZone: TIME_ZONE,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const parts = format.formatToParts(moment);
  const at = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
  return {
    day: dayNumberOf({ year: at('year'), month: at('month'), day: at('day') }),
    minute: at('hour') * MINUTES_AN_HOUR + at('minute'),
  };
}
