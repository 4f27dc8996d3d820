import type { ProductRecord } from '../../logic/product/product-record.schema.ts';
import type { Environment } from '../host/environment.ts';
import { useChosenSize } from '../light-dom/control/use-chosen-size.ts';
import { useProduct } from './use-product.ts';

/** The attributes that name a product and a size. */
interface Following {
  readonly env: Environment;
  /** The product id in its attribute. */
  readonly for: string | undefined;
  readonly size: string | undefined;
  readonly sizeFrom: string | undefined;
}

/** The data of the product that an element follows, and the size: its own, or the chosen one. */
export function useFollowedSize(following: Following) {
  const own = useChosenSize(following.env, following);
  const followed = useProduct(following.env, following.for);
  const product: ProductRecord | undefined = followed?.record;
  return { product, size: own || followed?.choice.size };
}
