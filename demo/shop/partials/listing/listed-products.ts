import type { Producer, Product } from '../../../platform/catalogue/catalogue.types.ts';
import { paidAtOnce } from '../../../platform/catalogue/paid-at-once.ts';
import { hasStock } from '../../../platform/catalogue/stock.ts';
import type { Language } from '../../../platform/language.ts';
import type { ListQuery, Sorting } from './listing-query.ts';

/** A price of 0 means "on request"; such products come last in both directions. */
function byPrice(direction: 1 | -1) {
  const rank = (product: Product) => paidAtOnce(product) || direction * Number.POSITIVE_INFINITY;
  return (a: Product, b: Product) => (rank(a) === rank(b) ? 0 : direction * (rank(a) - rank(b)));
}

/** Sorts the products. */
export function sorted(
  products: readonly Product[],
  sort: Sorting,
  lang: Language,
): readonly Product[] {
  if (sort === 'default') return products;
  const byName = new Intl.Collator(lang).compare;
  const orders = {
    name: (a: Product, b: Product) => byName(a.name[lang], b.name[lang]),
    'price-up': byPrice(1),
    'price-down': byPrice(-1),
    newest: (a: Product, b: Product) => b.id - a.id,
  };
  return products.toSorted(orders[sort]);
}

/** Filters the products. */
export function filtered(products: readonly Product[], query: ListQuery): readonly Product[] {
  const { makers, isAvailable } = query;
  return products.filter(
    (product) =>
      (makers.length === 0 || makers.includes(product.producer.id)) &&
      (!isAvailable || product.sizes.some(hasStock)) &&
      isInRange(paidAtOnce(product), query),
  );
}

/** The number of products of a producer, given the other filters. */
export const countOfMaker = (
  products: readonly Product[],
  query: ListQuery,
  { id }: Producer,
): number => filtered(products, { ...query, makers: [id] }).length;

/** Whether a price in grosz is within the limits. */
function isInRange(grosz: number, { priceFrom = 0, priceTo }: ListQuery): boolean {
  return grosz >= 100 * priceFrom && (priceTo === undefined || grosz <= 100 * priceTo);
}

/** The highest price of the products, in whole złoty, rounded up. */
export const highestPrice = (products: readonly Product[]): number =>
  Math.ceil(Math.max(0, ...products.map(paidAtOnce)) / 100);

/** The producers of the products, each once, by name. */
export function makersOf(products: readonly Product[]): readonly Producer[] {
  const makers = new Set(products.map(({ producer }) => producer));
  return [...makers].toSorted((a, b) => a.name.localeCompare(b.name, 'pl'));
}
