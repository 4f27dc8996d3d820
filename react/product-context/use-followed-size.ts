import type { ProductRecord } from '../../logic/product/product-record.schema.ts';
import type { Environment } from '../host/environment.ts';
import { useChosenSize } from '../light-dom/control/use-chosen-size.ts';
import { useProduct } from './use-product.ts';

/** What a tag says of the product that it follows. */
interface Following {
  readonly env: Environment;
  /** The id that its attribute names. */
  readonly for: string | undefined;
  readonly size: string | undefined;
  readonly sizeFrom: string | undefined;
}

/** The data of the product that a tag follows, and the size: the tag's own, or else the chosen one. */
export function useFollowedSize(following: Following) {
  const own = useChosenSize(following.env, following);
  const followed = useProduct(following.env, following.for);
  const product: ProductRecord | undefined = followed?.record;
  return { product, size: own || followed?.choice.size };
}
