import { midnightOf } from '../calendar/calendar-date.ts';
import type { Language } from '../texts/language.ts';
import { countUnits } from '../units/unit-labels.ts';
import { sizeId } from '../wire/platform-id.ts';
import type { StoresTexts } from './availability-stores.messages.ts';
import { type StoreDay, type StoreStock, type StoreStocks, WEEK } from './store-stocks.api.ts';

type Store = StoreStock['stockInfo'];

/** 5 January 1970, an arbitrary Monday. */
const A_MONDAY = 4;

/** The stores with their stock of a size; a product with one size names none. */
export function storesOfSize(stocks: StoreStocks, size: string): readonly StoreStock[] {
  const one = stocks.length === 1 ? stocks[0] : undefined;
  const found = stocks.find(({ id }) => id !== '' && sizeId(id) === size) ?? one;
  return found?.productSizeAvailableInStocks ?? [];
}

/** The distinct cities of stores. */
export const citiesOf = (stores: readonly StoreStock[]): readonly string[] => [
  ...new Set(stores.map(({ stockInfo }) => stockInfo.city).filter(Boolean)),
];

/** The stock of a store as text, without a number if it is unlimited. */
export function quantityText(
  { quantity = 0, unit, productAvailableStatus }: StoreStock,
  { texts, language }: { texts: StoresTexts; language: Language },
): string {
  if (quantity > 0) return countUnits(quantity, { ...unit, fraction: '' }, language);
  return quantity < 0 ? texts.there : productAvailableStatus.description || texts.gone;
}

/** The lines of an address. */
export const addressOf = ({ street, zipcode, city }: Store): string =>
  [street, `${zipcode} ${city}`.trim()].filter(Boolean).join(', ');

function dayHours({ open, allDay, from, till }: StoreDay, texts: StoresTexts): string | undefined {
  if (open === false) return texts.closed;
  if (allDay) return texts.allDay;
  return from && till ? `${from}–${till}` : undefined;
}

/** The opening hours of a week, starting on a weekday (1 is Monday), without unknown days. */
export function hoursOf(
  { openingHours }: Store,
  today: number,
  { texts, language }: { texts: StoresTexts; language: Language },
): readonly string[] {
  const format = new Intl.DateTimeFormat([language, 'en'], { weekday: 'long', timeZone: 'UTC' });
  return WEEK.flatMap((_, index) => {
    const place = (today - 1 + index) % WEEK.length;
    const hours = dayHours(openingHours[WEEK[place] ?? 'monday'], texts);
    const day = format.format(midnightOf(A_MONDAY + place));
    return hours ? [texts.hours({ day, hours })] : [];
  });
}

/** The coordinates of stores for a map, without unknown ones. */
export const placesOf = (stores: readonly StoreStock[]) =>
  stores.flatMap(({ stockInfo }) => {
    const { latitude: lat, longitude: lng, name } = stockInfo;
    // the platform sends 0 for missing coordinates
    return lat && lng ? [{ lat, lng, title: name, content: addressOf(stockInfo) }] : [];
  });
