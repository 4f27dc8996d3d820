import { ASIDE } from '../../logic/product/product.constants.ts';

export const PRODUCT = 'shop-product';
const NOT_OF_PAGE = `[card], :is(${ASIDE}) *`;

/** The products of a page, cards and all. */
export const productsOf = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(PRODUCT),
];

/** Whether tags outside of a product may follow it. */
export const isOfPage = (product: Element): boolean => !product.matches(NOT_OF_PAGE);

/** Whether a tag has a product to follow: one that it names, one around it, or that of the page. */
export const hasProduct = (host: Element): boolean =>
  host.hasAttribute('for') || host.closest(PRODUCT) !== null || productsOf().some(isOfPage);
