import type { Finding } from './validation.types.ts';

const FIRST_DAY = '1900-01-01';
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The UTC date of a time (milliseconds since 1970) as `YYYY-MM-DD`. */
function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

function isRealDay(value: string): boolean {
  const moment = DATE.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  // Some engines parse 30 February as 1 March.
  return !Number.isNaN(moment) && dayOf(moment) === value;
}

/** Accepts a `YYYY-MM-DD` date from 1900 to today; `now` is milliseconds since 1970. */
export function checkBirthDate(value: string, now: number): Finding | undefined {
  const isFine = isRealDay(value) && value >= FIRST_DAY && value <= dayOf(now);
  return isFine ? undefined : { code: 'birth_date' };
}
