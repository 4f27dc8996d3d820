import type { ChoiceChange } from '../../logic/product/choice.ts';
import type { Product } from '../../logic/product/product.model.ts';
import { hostCell } from '../../logic/state/by-host.ts';

/** What other tags do with a product. */
interface ProductActions {
  /** The product by what its form holds now. */
  read(): Product | undefined;
  choose(change: ChoiceChange): boolean;
  askForSize(): void;
}

/** The actions of a `shop-product`; undefined before its first render. */
export const productActionsOf = hostCell<ProductActions | undefined>(undefined);

/** Corrects the quantity before a press counts it; undefined where the page has no `shop-quantity` for it. */
export const correctQuantityOf = hostCell<(() => void) | undefined>(undefined);

/** The product by what its form holds now: scripts change controls without an event. */
export const readAgain = (product: Product): Product =>
  productActionsOf(product.host).current?.read() ?? product;

/** Writes a choice into the form; false for a size that the product does not have, and for a quantity that is none. */
export const choose = ({ host }: Product, change: ChoiceChange): boolean =>
  productActionsOf(host).current?.choose(change) ?? false;

/** Asks the shopper for the size, as a press of the form's button does that lacks one. */
export const askForSize = ({ host }: Product): void => productActionsOf(host).current?.askForSize();
