import { pageState } from '../state/page-state.ts';

/** A `shop-product` on the page, and its form. */
export interface ProductPlace {
  readonly host: HTMLElement;
  readonly form: HTMLFormElement | undefined;
}

/** The `shop-product`s of the page; a new list whenever one comes, goes, moves or gets another form. */
export const productPlacesAtom = pageState((): readonly ProductPlace[] => []);
