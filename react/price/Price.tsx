import { parseDecimal } from '../../logic/money/decimal.ts';
import { type PriceFormat, priceText } from '../../logic/money/price-format.ts';
import type { ProductPrices } from '../../logic/product-prices/product-prices.schema.ts';
import { sellingPrice } from '../../logic/product-prices/selling-price.ts';
import type { PriceType } from '../../logic/settings/shop-config.ts';
import type { Environment } from '../host/environment.ts';
import { Fallback } from '../host/Fallback.tsx';
import { useChosenSize } from '../light-dom/control/use-chosen-size.ts';

export interface PriceProps extends PriceFormat {
  env: Environment;
  value: string | undefined;
  product: ProductPrices | undefined;
  size: string | undefined;
  sizeFrom: string | undefined;
  priceType: PriceType;
}

const NO_CHOICE = { size: undefined, sizeFrom: undefined };

/** An amount as the shop writes it, or the price of a product in the chosen size. */
export function Price({ env, value, product, size, sizeFrom, priceType, ...format }: PriceProps) {
  const amount = parseDecimal(value);
  const isOfProduct = !amount && product !== undefined;
  const chosen = useChosenSize(env, isOfProduct ? { size, sizeFrom } : NO_CHOICE);
  if (amount) return <Amount text={priceText(amount, format)} />;
  const text = product && sellingPrice(product, { size: chosen, priceType, format });
  if (text) return <Amount text={text} />;
  // until a size is chosen the page's own text holds, such as "from 99 zł"
  return product && chosen ? null : <Fallback />;
}

const Amount = ({ text }: { text: string }) => (
  <span className="price" part="price">
    {text}
  </span>
);
