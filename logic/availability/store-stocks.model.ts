import { midnightOf } from '../calendar/calendar-date.ts';
import type { Language } from '../texts/language.ts';
import { countUnits } from '../units/unit-labels.ts';
import { sizeId } from '../wire/platform-id.ts';
import type { StoresTexts } from './availability-stores.messages.ts';
import { type StoreDay, type StoreStock, type StoreStocks, WEEK } from './store-stocks.api.ts';

type Store = StoreStock['stockInfo'];

/** 5 January 1970, as a Monday has to be some. */
const A_MONDAY = 4;

/** What the stores have of a size; the entry of a product with one size names none. */
export function storesOfSize(stocks: StoreStocks, size: string): readonly StoreStock[] {
  const one = stocks.length === 1 ? stocks[0] : undefined;
  const found = stocks.find(({ id }) => id !== '' && sizeId(id) === size) ?? one;
  return found?.productSizeAvailableInStocks ?? [];
}

/** The cities of stores, each once. */
export const citiesOf = (stores: readonly StoreStock[]): readonly string[] => [
  ...new Set(stores.map(({ stockInfo }) => stockInfo.city).filter(Boolean)),
];

/** The units that a store has, in words; a store without a bound says only that it has some. */
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

/** The hours of a store for a week, that of the weekday first (1 is Monday); without days that are unknown. */
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

/** The places of stores for a map; a store at no known place is left out. */
export const placesOf = (stores: readonly StoreStock[]) =>
  stores.flatMap(({ stockInfo }) => {
    const { latitude: lat, longitude: lng, name } = stockInfo;
    // platforms give 0 where nobody has entered a place
    return lat && lng ? [{ lat, lng, title: name, content: addressOf(stockInfo) }] : [];
  });
