import type { Product } from '../../logic/product/product.model.ts';
import { useChosenSize } from '../light-dom/control/use-chosen-size.ts';
import { promptForSize, readAgain } from '../product-context/product-actions.ts';
import { useProduct } from '../product-context/use-product.ts';
import type { ListButtonProps } from './list-button.props.ts';

/** The product and size that a button adds to a list. */
export interface ListedProduct {
  readonly productId: string | undefined;
  /** Undefined before the choice. */
  readonly size: string | undefined;
  /** The product that the button follows; undefined if the author names one. */
  readonly followed: Product | undefined;
  /** The size at the time of a click: scripts choose without an event. */
  sizeNow(): string | undefined;
  /** Whether a size must be chosen first; the shopper is then prompted. */
  promptsForSize(): boolean;
}

/** The product and the size of a button: the author's, or those of the product that it follows. */
export function useListedProduct(props: ListButtonProps): ListedProduct {
  const own = useChosenSize(props.env, props) || undefined;
  const product = useProduct(props.env, props.for);
  const { productId } = props;
  if (productId)
    return {
      productId,
      size: own,
      followed: undefined,
      sizeNow: () => own,
      promptsForSize: () => false,
    };
  const { id, size } = product?.choice ?? {};
  const sizeNow = () => own ?? (product && readAgain(product).choice.size);
  const promptsForSize = () => {
    const isMissing = own === undefined && product && readAgain(product).lacksSize;
    if (isMissing) promptForSize(product);
    return isMissing === true;
  };
  return {
    productId: id || undefined,
    size: own ?? size,
    followed: product,
    sizeNow,
    promptsForSize,
  };
}
