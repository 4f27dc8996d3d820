import { formatPrice } from '../../../elements/functions/price.ts';

const COUNT = 100_000;
/** Different amounts far apart, so that nothing is cached; from 0 to 99,999.99. */
const STRIDE = 7_919;
const RANGE = 10_000_000;

const amounts = Array.from({ length: COUNT }, (_, at) => ((at * STRIDE) % RANGE) / 100);
const intl = new Intl.NumberFormat('pl', { style: 'currency', currency: 'PLN' });

/** Formats every amount once; returns the number of characters, so that nothing is optimised away. */
const writeAll = (write: (amount: number) => string): number =>
  amounts.reduce((length, amount) => length + write(amount).length, 0);

/** Only loads the page's bundle. */
export const load = (): void => {};

export const writeOurs = (): number => writeAll((amount) => formatPrice(amount));

export const writeIntl = (): number => writeAll((amount) => intl.format(amount));
