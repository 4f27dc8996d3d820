import { type DayNumber, parseCalendarDate } from '../calendar/calendar-date.ts';
import { parseDecimal } from '../money/decimal.ts';
import { type Stock, stockOf } from '../product/product-record.model.ts';
import { readPath } from '../wire/json.ts';
import { flagOf } from '../wire/lenient.ts';
import { decodedText } from '../wire/plain-text.ts';
import { safeImage } from '../wire/safe-link.ts';

/** When an order ships, counted from the day of the platform's answer. */
export interface ShippingTime {
  readonly days: number;
  /** Whether hours or minutes are added to the days. */
  readonly hasHours: boolean;
  readonly isToday: boolean;
  /** 1 (Monday) to 7 (Sunday); undefined if unknown. */
  readonly weekDay: number | undefined;
  /** Whole weeks until then. */
  readonly weeks: number;
  readonly day: DayNumber | undefined;
  /** The minute of the day, in the shop's time zone, until which orders ship on the same day. */
  readonly deadline: number | undefined;
}

/** The platform's data about the stock of a size. */
export interface PlatformStock extends Stock {
  readonly isVisible: boolean;
  /** The platform's own text; '' without one. */
  readonly text: string;
  readonly icon: string | undefined;
  /** The day from which an unavailable size can be bought again. */
  readonly backOn: DayNumber | undefined;
  readonly isTimeUnknown: boolean;
  readonly shipping: ShippingTime | undefined;
  /** When the platform answered, in milliseconds since 1970; undefined for data of the page. */
  readonly answeredAt: number | undefined;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? decodedText(value) : '');

/** A count as a number or a string; undefined for anything else and for negative counts. */
function countOf(value: unknown): number | undefined {
  const count = parseDecimal(value);
  return count && count.units >= 0n ? Number(count.units) / 10 ** count.scale : undefined;
}

const DATE_LENGTH = 'YYYY-MM-DD'.length;

/** Parses the day at the start of a text. */
const dayOf = (value: unknown): DayNumber | undefined =>
  parseCalendarDate(textOf(value).slice(0, DATE_LENGTH));

const TIME = /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/;
const MINUTES_AN_HOUR = 60;

function minuteOf(value: unknown): number | undefined {
  const [, hours, minutes] = TIME.exec(textOf(value).trim()) ?? [];
  return hours ? Number(hours) * MINUTES_AN_HOUR + Number(minutes) : undefined;
}

const LAST_WEEKDAY = 7;

function weekDayOf(value: unknown): number | undefined {
  const day = countOf(value);
  return day && Number.isInteger(day) && day <= LAST_WEEKDAY ? day : undefined;
}

/** Parses a shipping time of the platform, such as `shippingTime` of a size; undefined without one. */
export function readShippingTime(given: unknown): ShippingTime | undefined {
  const at = (...path: readonly string[]) => readPath(given, 'shippingTime', ...path);
  const days = countOf(at('time', 'days'));
  const isToday = flagOf(at('today')) === true || countOf(at('weekDay')) === 0;
  if (days === undefined && !isToday) return undefined;
  return {
    days: days ?? 0,
    hasHours: Boolean(countOf(at('time', 'hours')) || countOf(at('time', 'minutes'))),
    isToday,
    weekDay: weekDayOf(at('weekDay')),
    weeks: countOf(at('weekAmount')) ?? 0,
    day: dayOf(readPath(given, 'time')),
    deadline: minuteOf(readPath(given, 'todayShipmentDeadline')),
  };
}

/** The stock of an entry of `sizes` in the page's `product_data`. Missing and invalid parts are omitted. */
export function platformStockOf(size: unknown): PlatformStock {
  const at = (name: string) => readPath(size, 'availability', name);
  const times = readPath(size, 'shippingTime');
  const isUndefined = flagOf(at('delivery_days_undefined')) === true;
  return {
    ...stockOf(size),
    isVisible: flagOf(at('visible')) !== false,
    text: textOf(at('description')),
    icon: safeImage(at('icon')),
    backOn: dayOf(at('delivery_date')),
    isTimeUnknown: isUndefined || flagOf(readPath(times, 'unknownTime')) === true,
    shipping: readShippingTime(times),
    answeredAt: countOf(readPath(size, 'answeredAt')),
  };
}
