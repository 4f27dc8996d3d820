import * as v from 'valibot';
import type { Product } from '../platform/catalogue/catalogue.types.ts';
import type { Language } from '../platform/language.ts';
import { worthOf } from '../platform/money.ts';

/** The orders a list can be read in; the first is the default. */
export const SORTINGS = ['default', 'name', 'price-up', 'price-down', 'newest'] as const;
/** How many products a page of a list can have; the first is the default. */
export const PAGE_SIZES = { '12': '12', '24': '24', '48': '48' } as const;

/** One of the orders. */
export type Sorting = (typeof SORTINGS)[number];
/** One of the page sizes. */
export type PageSize = keyof typeof PAGE_SIZES;

const SortingSchema = v.fallback(v.picklist(SORTINGS), 'default');
const PageSizeSchema = v.fallback(v.enum(PAGE_SIZES), '12');
const PageSchema = v.fallback(
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)),
  1,
);

/** What part of a list is asked for, and in which order. */
export interface ListQuery {
  readonly sort: Sorting;
  readonly size: PageSize;
  /** Counts from 1. */
  readonly page: number;
}

/** The query of an address; what is missing or wrong is the default. */
export function readListQuery(query: URLSearchParams): ListQuery {
  return {
    sort: v.parse(SortingSchema, query.get('sort')),
    size: v.parse(PageSizeSchema, query.get('size')),
    page: v.parse(PageSchema, query.get('page')),
  };
}

function paidAtOnce({ sizes, unit }: Product): number {
  return worthOf(Math.min(...sizes.map(({ grosz }) => grosz)), unit.sellBy);
}

/** A price of 0 stands for "on request", which belongs to the end of both directions. */
function byPrice(direction: 1 | -1) {
  const rank = (product: Product) => paidAtOnce(product) || direction * Number.POSITIVE_INFINITY;
  return (a: Product, b: Product) => (rank(a) === rank(b) ? 0 : direction * (rank(a) - rank(b)));
}

/** The products in the order asked for. */
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
