import type { Product, Size } from '../catalogue/catalogue.types.ts';
import type { Language } from '../language.ts';
import { type Price, price, worthOf } from '../money.ts';
import { omnibusProduct } from '../omnibus.ts';
import { subscribed } from '../subscription.ts';

/** Names of the platform with their texts. */
type Texts = Readonly<Record<string, string>>;

/** An amount under the four names that the platform makes of one. */
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

/** How a size is asked for. */
interface Asked {
  readonly lang: Language;
  readonly isSubscription: boolean;
}

/** A product as if each unit of it were sold alone: the part has the price of one, whatever is sold at once. */
const perUnit = (product: Product): Product => ({
  ...product,
  unit: { ...product.unit, sellBy: 1 },
});

/** The part `sizeprices`: what a unit costs. What does not apply is absent. */
export function sizePrices(asked: Product, size: Size, { lang, isSubscription }: Asked): Texts {
  const product = isSubscription ? subscribed(asked) : asked;
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
