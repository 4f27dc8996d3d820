import type { ChoiceChange } from '../../logic/product/choice.ts';
import { type PublicChoice, publicChoice } from '../../logic/product/choice.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import type { Sale } from '../../react/product/product.props.ts';
import { findProduct, pageProduct } from '../../react/product-context/find-product.ts';
import { productActionsOf } from '../../react/product-context/product-actions.ts';
import type { ShopElementTagNameMap } from '../tag-types.ts';

/** A product of the page, as scripts see it. */
export interface ProductHandle {
  /** The shopper's current choice. */
  readonly choice: PublicChoice;
  /** The product data; undefined if only its form is known. */
  readonly data: unknown;
  /** Writes a choice into the form. Returns false for an unknown size or an invalid quantity. */
  choose(change: ChoiceChange): boolean;
  /** Adds the choice to the basket, like a click on the form's button. */
  add(): Promise<Sale>;
}

type ProductElement = ShopElementTagNameMap['shop-product'];

const isProductElement = (host: HTMLElement): host is ProductElement =>
  host.localName === 'shop-product';

/** The product of an element; undefined while it has none. */
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
  /** The main product of the page; undefined without one. */
  page: (): ProductHandle | undefined => handleOf(pageProduct(pageStore.get)),

  /** The product that an element in this position follows. */
  of(element: HTMLElement): ProductHandle | undefined {
    // other elements, such as labels, have a `for` of their own
    const id = element.localName.startsWith('shop-') ? element.getAttribute('for') : null;
    return handleOf(findProduct(element, id ?? undefined, pageStore.get));
  },
};
