import type { ChoiceChange } from '../../logic/product/choice.ts';
import { type PublicChoice, publicChoice } from '../../logic/product/choice.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import type { Sale } from '../../react/product/product.props.ts';
import { findProduct, pageProduct } from '../../react/product-context/find-product.ts';
import { productActionsOf } from '../../react/product-context/product-actions.ts';
import type { ShopElementTagNameMap } from '../tag-types.ts';

/** A product of the page, as scripts see it. */
export interface ProductHandle {
  /** What the shopper has chosen now. */
  readonly choice: PublicChoice;
  /** What is known of the product; undefined where only its form is known. */
  readonly data: unknown;
  /** Writes a choice into the form; false for a size that the product does not have, and for a quantity that is none. */
  choose(change: ChoiceChange): boolean;
  /** Adds the choice to the basket, as a press of the form's button does. */
  add(): Promise<Sale>;
}

type ProductElement = ShopElementTagNameMap['shop-product'];

const isProductElement = (host: HTMLElement): host is ProductElement =>
  host.localName === 'shop-product';

/** The product of a tag; undefined while it has none. */
function handleOf(host: HTMLElement | undefined): ProductHandle | undefined {
  if (!host || !isProductElement(host)) return undefined;
  const actions = productActionsOf(host).current;
  const product = actions?.read();
  if (!actions || !product) return undefined;
  return {
    choice: publicChoice(product.choice),
    data: product.record,
    choose: actions.choose,
    add: () => host.add(),
  };
}

/** The products of the page: each is a `<shop-product>`. */
export const product = {
  /** The product that the page is about; undefined where there is none. */
  page: (): ProductHandle | undefined => handleOf(pageProduct(pageStore.get)),

  /** The product that a tag at this place follows. */
  of: (element: HTMLElement): ProductHandle | undefined =>
    handleOf(findProduct(element, undefined, pageStore.get)),
};
