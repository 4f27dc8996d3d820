import type { Product, Size } from '../catalogue/catalogue.types.ts';
import type { Language } from '../language.ts';
import { type Price, price, worthOf } from '../money.ts';
import { omnibusProduct } from '../omnibus.ts';
import { subscribed } from '../subscription.ts';

/** Platform field names with their texts. */
type Texts = Readonly<Record<string, string>>;

/** An amount under the four field names that the platform derives from one. */
function amount(name: string, { gross, net }: Partial<Price> = {}): Texts {
  return {
    ...(gross && { [name]: gross.value.toFixed(2), [`${name}_formatted`]: gross.formatted }),
    ...(net && { [`${name}_net`]: net.value.toFixed(2), [`${name}_net_formatted`]: net.formatted }),
  };
}

function depositOf({ terms, unit, vatPercent }: Product): Texts {
  if (terms.deposit === undefined) return {};
  return {
    ...amount('deposit_price', price(terms.deposit, vatPercent)),
    ...amount('total_deposit', price(worthOf(terms.deposit, unit.sellBy), vatPercent)),
  };
}

/** The parameters of a request for a size. */
interface SizeRequest {
  readonly lang: Language;
  readonly isSubscription: boolean;
}

/** The product sold by single units: the part always contains the price of one unit. */
const perUnit = (product: Product): Product => ({
  ...product,
  unit: { ...product.unit, sellBy: 1 },
});

/** The part `sizeprices`: the price of a unit. Fields that do not apply are absent. */
export function sizePrices(
  requested: Product,
  size: Size,
  { lang, isSubscription }: SizeRequest,
): Texts {
  const product = isSubscription ? subscribed(requested) : requested;
  const { sizes, price: common } = omnibusProduct(perUnit(product), { lang });
  const prices = sizes.find(({ id }) => id === size.id)?.price ?? common;
  const { price: now, max, omnibusPrice, beforeRebate, beforeRebateDetails } = prices;
  const { price: value = '', ...others } = amount('price', now);
  return {
    value,
    ...others,
    ...amount('maxprice', max),
    ...amount('omnibus_price', omnibusPrice),
    ...amount('beforerebate', beforeRebate),
    ...(beforeRebateDetails && {
      beforerebate_yousave_percent: String(beforeRebateDetails.youSavePercent),
    }),
    ...depositOf(product),
  };
}
