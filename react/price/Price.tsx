import { parseDecimal } from '../../logic/money/decimal.ts';
import { type PriceFormat, priceText } from '../../logic/money/price-format.ts';
import type { OfferKind } from '../../logic/price/offer-text.ts';
import type { ProductPrices } from '../../logic/product-prices/product-prices.schema.ts';
import { sellingPrice } from '../../logic/product-prices/selling-price.ts';
import type { PriceType } from '../../logic/settings/shop-config.ts';
import type { Environment } from '../host/environment.ts';
import { Fallback } from '../host/Fallback.tsx';
import { useChosenSize } from '../light-dom/control/use-chosen-size.ts';
import { useFollowedSize } from '../product/use-followed-size.ts';
import { Amount } from './Amount.tsx';
import { FollowedPrice } from './FollowedPrice.tsx';

export interface PriceProps extends PriceFormat {
  env: Environment;
  value: string | undefined;
  product: ProductPrices | undefined;
  size: string | undefined;
  sizeFrom: string | undefined;
  priceType: PriceType;
  for: string | undefined;
  of: OfferKind;
  total: boolean;
}

/** An amount as the shop writes it, the price of a product in the chosen size, or what a product costs on this page. */
export function Price(props: PriceProps) {
  const { value, product, size, sizeFrom } = props;
  const amount = parseDecimal(value);
  if (amount) return <Amount text={priceText(amount, props)} />;
  if (product) return <OwnPrice {...props} />;
  return size || sizeFrom ? <SizePrice {...props} /> : <FollowedPrice {...props} />;
}

/** The price of the tag's own product. */
const OwnPrice = (props: PriceProps) => (
  <SellingPrice {...props} size={useChosenSize(props.env, props)} />
);

/** The price of the tag's own size of the product that it follows. */
const SizePrice = (props: PriceProps) => <SellingPrice {...props} {...useFollowedSize(props)} />;

function SellingPrice({ product, size, priceType, ...format }: PriceProps) {
  const text = product && sellingPrice(product, { size, priceType, format });
  if (text) return <Amount text={text} />;
  // until a size is chosen the page's own text holds, such as "from 99 zł"
  return product && size ? null : <Fallback />;
}
