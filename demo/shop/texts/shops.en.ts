import type { polishShops } from './shops.pl.ts';

/** The texts of the map of shops in English. */
export const englishShops: typeof polishShops = {
  heading: 'Choose a shop',
  map: 'A map of our shops',
  name: (city) => `Jodła ${city}`,
  hours: 'Mon–Fri 9 am–5 pm, Sat 10 am–2 pm',
};
