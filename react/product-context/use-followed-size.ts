import type { ProductPrices } from '../../logic/product-prices/product-prices.schema.ts';
import type { Environment } from '../host/environment.ts';
import { useChosenSize } from '../light-dom/control/use-chosen-size.ts';
import { useProduct } from './use-product.ts';

/** The attributes that give or name a product and a size. */
interface Following {
  readonly env: Environment;
  readonly product: ProductPrices | undefined;
  /** The product id in its attribute. */
  readonly for: string | undefined;
  readonly size: string | undefined;
  readonly sizeFrom: string | undefined;
}

/** The product and the size of an element: its own, else those of the product that it follows. */
export function useFollowedSize(given: Following) {
  const { product } = given;
  const size = useChosenSize(given.env, given);
  const followed = useProduct(given.env, given.for);
  if (product) return { product, size };
  const record: ProductPrices | undefined = followed?.record;
  return { product: record, size: size || followed?.choice.size };
}
