import { dataIn, findElements } from '../light-dom/find-element.ts';

const PRODUCT = '.product';
const NEXT = 'a[rel~="next"], .pagination__element.--next a';
const PREVIOUS = 'a[rel~="prev"], .pagination__element.--prev a';

const LISTS = ':is(ul, ol):not(nav *, form *, .pagination, .pagination *)';

/** The items of the longest list, outside of navigation, page links and forms. */
function ownItems(list: Element): readonly Element[] {
  const lists = findElements(list, LISTS)
    .filter((one) => !one.querySelector(`${NEXT}, ${PREVIOUS}`))
    .map(({ children }) => [...children]);
  return lists.toSorted((some, others) => others.length - some.length)[0] ?? [];
}

/** The products of a list: those that the author's selector matches, else `.product` elements, else list items. */
export function rowsOf(list: Element, items: string | undefined): readonly Element[] {
  const found = findElements(list, items ?? PRODUCT);
  if (found.length === 0) return items === undefined ? ownItems(list) : [];
  return found.map((item) => {
    const row = item.closest('li');
    return row && row !== list && list.contains(row) ? row : item;
  });
}

/** What identifies a product among those of the list. */
export const keyOf = (row: Element): string | undefined =>
  dataIn(row, 'data-product_id') ??
  dataIn(row, 'data-product-id') ??
  row.querySelector('a[href]')?.getAttribute('href') ??
  undefined;

/** The first whole number in attributes of a name such as `data-total`; products may use the name for something else. */
function numberIn(list: Element, name: string): number | undefined {
  const values = [list, ...findElements(list, `[${name}]`)].map((one) => one.getAttribute(name));
  const value = values.find((text) => text && /^\d+$/.test(text));
  return value ? Number(value) : undefined;
}

const linkIn = (list: Element, selector: string): HTMLAnchorElement | undefined =>
  findElements(list, selector).find(
    (link): link is HTMLAnchorElement => link instanceof HTMLAnchorElement && link.href !== '',
  );

/** The link to the next page. */
export const nextLink = (list: Element) => linkIn(list, NEXT);
/** The link to the page before. */
export const previousLink = (list: Element) => linkIn(list, PREVIOUS);

/** What a list shows, as the page says it. */
export interface ListReading {
  readonly shown: number;
  /** The number of all products. */
  readonly total: number | undefined;
  /** The position of the first product, from 1. */
  readonly from: number;
  readonly next: string | undefined;
  readonly previous: string | undefined;
}

/** Reads the list of a page, also of one that is not shown. */
export const readList = (list: Element, items: string | undefined): ListReading => ({
  shown: rowsOf(list, items).length,
  total: numberIn(list, 'data-total'),
  from: numberIn(list, 'data-from') ?? 1,
  next: nextLink(list)?.href,
  previous: previousLink(list)?.href,
});
