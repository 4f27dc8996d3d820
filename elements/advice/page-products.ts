import { ASIDE } from '../../react/product-context/find-product.ts';
import type { AuthoredTag } from './authored-tag.ts';

export const PRODUCT = 'shop-product';
const NOT_OF_PAGE = `[card], :is(${ASIDE}) *`;

/** The products of a page, including cards. */
export const productsOf = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(PRODUCT),
];

/** Whether elements outside a product may follow it. */
export const isOfPage = (product: AuthoredTag): boolean => !product.matches(NOT_OF_PAGE);

/** Whether an element has a product: by name, as an ancestor, or the page's own. */
export const hasProduct = (host: AuthoredTag): boolean =>
  host.hasAttribute('for') ||
  host.closest(PRODUCT) !== null ||
  [...host.ownerDocument.querySelectorAll(PRODUCT)].some(isOfPage);
