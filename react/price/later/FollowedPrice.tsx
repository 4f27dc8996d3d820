import { type Decimal, formatDecimal, ONE } from '../../../logic/money/decimal.ts';
import { offerText } from '../../../logic/price/offer-text.ts';
import type { Product } from '../../../logic/product/product.model.ts';
import { sellByOf } from '../../../logic/product-prices/amount.ts';
import type { Language } from '../../../logic/texts/language.ts';
import { readPath } from '../../../logic/wire/json.ts';
import { decodedText } from '../../../logic/wire/plain-text.ts';
import { Fallback } from '../../host/Fallback.tsx';
import { useProduct } from '../../product-context/use-product.ts';
import { Amount } from '../Amount.tsx';
import type { PriceProps } from '../price.props.ts';

/** Such as " / 3 szt.", with the unit that the platform shows beside prices. */
function perText({ record }: Product, quantity: Decimal, language: Language): string {
  const unit = readPath(record, 'unit', 'name');
  const count = Number(formatDecimal(quantity)).toLocaleString(language);
  return ` / ${count} ${typeof unit === 'string' ? decodedText(unit) : ''}`.trimEnd();
}

/** The price of the product that the element follows. */
export function FollowedPrice({ env, for: id, of: kind, total, ...format }: PriceProps) {
  const product = useProduct(env, id);
  if (!product?.offer) return <Fallback />;
  const sellBy = sellByOf(product.record?.unit) ?? ONE;
  const quantity = total ? (product.choice.quantity ?? product.bounds.min) : sellBy;
  const text = offerText(product.offer, { of: kind, quantity, sellBy, format });
  // until a size is chosen the server-rendered text applies, such as "from 99 zł"
  if (text === undefined) return kind === 'price' ? <Fallback /> : null;
  return <Amount text={text} per={total && perText(product, quantity, env.language)} />;
}
