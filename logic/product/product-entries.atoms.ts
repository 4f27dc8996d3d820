import type { Atom } from 'jotai/vanilla';
import { pageState } from '../state/page-state.ts';
import type { Product } from './product.model.ts';

/** A `shop-product` on the page. Elements that follow it need not load the code that describes a product. */
export interface ProductEntry {
  readonly host: HTMLElement;
  readonly form: HTMLFormElement | undefined;
  /** Whether it is in a list, and not the product of the page. */
  readonly isCard: boolean;
  readonly productAtom: Atom<Product | undefined>;
}

/** The `shop-product`s of the page; a new list whenever one is added, removed, moved or gets another form. */
export const productEntriesAtom = pageState((): readonly ProductEntry[] => []);
