import type { StockPlace } from '../data/stock-places.ts';

const CLOSED = { open: false, allDay: false, from: null, till: null };
const ALL_DAY = { open: true, allDay: true, from: null, till: null };

function dayOf(hours: string | undefined) {
  if (hours === undefined) return CLOSED;
  const [from, till] = hours.split('-');
  return till === undefined ? ALL_DAY : { open: true, allDay: false, from, till };
}

/** The hours of a store, day by day. */
export function openingHours({ hours }: StockPlace) {
  const weekday = dayOf(hours.weekdays);
  return {
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: weekday,
    saturday: dayOf(hours.saturday),
    sunday: dayOf(hours.sunday),
  };
}
