import * as v from 'valibot';

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
  /** The ids of the producers whose products are asked for; none for all. */
  readonly makers: readonly number[];
  /** Whether only what is in stock is asked for. */
  readonly isAvailable: boolean;
}

/** The query of an address; what is missing or wrong is the default. */
export function readListQuery(query: URLSearchParams): ListQuery {
  return {
    sort: v.parse(SortingSchema, query.get('sort')),
    size: v.parse(PageSizeSchema, query.get('size')),
    page: v.parse(PageSchema, query.get('page')),
    makers: query.getAll('maker').map(Number).filter(Number.isInteger),
    isAvailable: query.get('available') === '1',
  };
}
