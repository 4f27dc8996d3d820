import type { ChoiceChange } from '../../logic/product/choice.ts';
import type { Product } from '../../logic/product/product.model.ts';
import { hostCell } from '../../logic/state/by-host.ts';

/** The operations of a product for other elements. */
interface ProductActions {
  /** The product for the current form values. */
  read(): Product | undefined;
  choose(change: ChoiceChange): boolean;
  promptForSize(): void;
}

/** The operations of a `shop-product`; undefined before its first render. */
export const productActionsOf = hostCell<ProductActions | undefined>(undefined);

/** Corrects the quantity before an addition; undefined if the page has no `shop-quantity` for it. */
export const correctQuantityOf = hostCell<(() => void) | undefined>(undefined);

/** The product for the current form values: scripts change controls without an event. */
export const readAgain = (product: Product): Product =>
  productActionsOf(product.host).current?.read() ?? product;

/** Writes a choice into the form. Returns false for an unknown size or an invalid quantity. */
export const choose = ({ host }: Product, change: ChoiceChange): boolean =>
  productActionsOf(host).current?.choose(change) ?? false;

/** Prompts for a size, like a click on the form's button without one. */
export const promptForSize = ({ host }: Product): void =>
  productActionsOf(host).current?.promptForSize();
