import { formatDecimal } from '../../logic/money/decimal.ts';
import type { Environment } from '../../react/host/environment.ts';
import { useProduct } from '../../react/product-context/use-product.ts';

/** Shows the followed product: id, size, quantity and price. */
export function Follower(props: { env: Environment; for: string | undefined }) {
  const product = useProduct(props.env, props.for);
  if (!product) return <output>none</output>;
  const { id, size, quantity } = product.choice;
  const price = product.offer?.price?.formatted;
  const parts = [id, size ?? '-', quantity ? formatDecimal(quantity) : '-', price ?? '-'];
  return <output>{parts.join(' ')}</output>;
}
