import type { ClockFace } from './date-picker.constants.ts';

/** A time of day: hours 0 to 23, minutes 0 to 59. */
export interface TimeOfDay {
  readonly hour: number;
  readonly minute: number;
}

const HALF_DAY_HOURS = 12;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;
const ENTRY = /^\d{1,2}$/;

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** Parses `HH:MM`; undefined for any other text. */
export function parseTime(text: string): TimeOfDay | undefined {
  const [, hour, minute] = TIME.exec(text) ?? [];
  return hour && minute ? { hour: Number(hour), minute: Number(minute) } : undefined;
}

/** Writes a time as `HH:MM`. */
export const formatTime = ({ hour, minute }: TimeOfDay): string =>
  `${twoDigits(hour)}:${twoDigits(minute)}`;

/** The minimum and maximum hour: 0 to 23, or 1 to 12 with AM and PM (docs/specification.md#s5-time). */
export const hourBounds = (face: ClockFace): readonly [number, number] =>
  face === '12' ? [1, HALF_DAY_HOURS] : [0, 23];

export const MINUTE_BOUNDS: readonly [number, number] = [0, 59];

/** Parses an entered number; undefined if it is invalid or out of range. */
export function parseEntry(
  text: string,
  [least, most]: readonly [number, number],
): number | undefined {
  const entry = ENTRY.test(text) ? Number(text) : Number.NaN;
  return entry >= least && entry <= most ? entry : undefined;
}

export const isAfternoon = ({ hour }: TimeOfDay): boolean => hour >= HALF_DAY_HOURS;

/** The hour as displayed: 0 and 12 are both 12 on a 12-hour clock. */
export const shownHour = ({ hour }: TimeOfDay, face: ClockFace): number =>
  face === '12' ? hour % HALF_DAY_HOURS || HALF_DAY_HOURS : hour;

/** The time with an entered hour in the same half of the day. */
export const withHour = (time: TimeOfDay, entry: number, face: ClockFace): TimeOfDay => {
  if (face !== '12') return { ...time, hour: entry };
  const half = isAfternoon(time) ? HALF_DAY_HOURS : 0;
  return { ...time, hour: (entry % HALF_DAY_HOURS) + half };
};

/** The same hour of the other half of the day. */
export const withOtherHalf = (time: TimeOfDay): TimeOfDay => ({
  ...time,
  hour: (time.hour + HALF_DAY_HOURS) % (2 * HALF_DAY_HOURS),
});
