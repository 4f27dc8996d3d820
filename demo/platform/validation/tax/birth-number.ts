/** The days of a month; undefined when there is no such month. */
function daysIn(year: number, month: number): number | undefined {
  return month >= 1 && month <= 12 ? new Date(Date.UTC(year, month, 0)).getUTCDate() : undefined;
}

/** Whether a full year, a month from 1 and a day are a day of the calendar. */
export function isDay(year: number, month: number, day: number): boolean {
  return day >= 1 && day <= (daysIn(year, month) ?? 0);
}
