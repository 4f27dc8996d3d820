import type { Decimal } from '../../logic/money/decimal.ts';
import type { PriceFormat } from '../../logic/money/price-format.ts';
import type { OfferKind } from '../../logic/price/offer-kinds.ts';
import type { ProductPrices } from '../../logic/product-prices/product-prices.schema.ts';
import type { PriceType } from '../../logic/settings/shop-config.ts';
import type { Environment } from '../host/environment.ts';

/** Props of the component of `shop-price`. */
export interface PriceProps extends PriceFormat {
  env: Environment;
  value: Decimal | undefined;
  product: ProductPrices | undefined;
  size: string | undefined;
  sizeFrom: string | undefined;
  priceType: PriceType;
  for: string | undefined;
  of: OfferKind;
  total: boolean;
}
