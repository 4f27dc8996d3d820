import * as v from 'valibot';

/** The orders of a list; the first is the default. */
export const SORTINGS = ['default', 'name', 'price-up', 'price-down', 'newest'] as const;
/** The page sizes of a list; the first is the default. */
export const PAGE_SIZES = { '12': '12', '24': '24', '48': '48' } as const;

/** An order of a list. */
export type Sorting = (typeof SORTINGS)[number];
/** A page size. */
export type PageSize = keyof typeof PAGE_SIZES;

const SortingSchema = v.fallback(v.picklist(SORTINGS), 'default');
const PageSizeSchema = v.fallback(v.enum(PAGE_SIZES), '12');
const PageSchema = v.fallback(
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)),
  1,
);

/** The query of a list: filters, order and page. */
export interface ListQuery {
  readonly sort: Sorting;
  readonly size: PageSize;
  /** Starts at 1. */
  readonly page: number;
  /** The ids of the chosen producers; empty for all. */
  readonly makers: readonly number[];
  /** Whether only products in stock are listed. */
  readonly isAvailable: boolean;
  /** The lowest and highest price in whole złoty; undefined for any. */
  readonly priceFrom: number | undefined;
  readonly priceTo: number | undefined;
}

const PRICE = /^\d{1,6}$/;

const readPrice = (text: string | null): number | undefined =>
  text && PRICE.test(text) ? Number(text) : undefined;

/** Parses the query of an address; missing or invalid values get the default. */
export function readListQuery(query: URLSearchParams): ListQuery {
  return {
    sort: v.parse(SortingSchema, query.get('sort')),
    size: v.parse(PageSizeSchema, query.get('size')),
    page: v.parse(PageSchema, query.get('page')),
    makers: query
      .getAll('maker')
      .flatMap((ids) => ids.split(','))
      .filter((id) => id !== '')
      .map(Number)
      .filter(Number.isInteger),
    isAvailable: query.get('available') === '1',
    priceFrom: readPrice(query.get('price-from')),
    priceTo: readPrice(query.get('price-to')),
  };
}
