import { amountText } from '../catalogue/amount.ts';
import type { Product } from '../catalogue/catalogue.types.ts';
import { cheapestSize, hasSeveralPrices } from '../catalogue/sizes.ts';
import type { Language, Texts } from '../language.ts';
import { type Money, type Price, price, worthOf } from '../money.ts';

const FROM: Texts = { pl: 'od', en: 'from' };

/** The lowest price of a product in the format of its card: `od 14,90 zł / 5 m`. */
export function entryPrice(product: Product, lang: Language): Price {
  const { unit, vatPercent } = product;
  const from = hasSeveralPrices(product) ? `${FROM[lang]} ` : '';
  const amount = unit.sellBy === 1 ? '' : ` / ${amountText(unit.sellBy, unit, lang)}`;
  const withText = (money: Money): Money => ({
    ...money,
    formatted: from + money.formatted + amount,
  });
  const { gross, net } = price(worthOf(cheapestSize(product).grosz, unit.sellBy), vatPercent);
  return { gross: withText(gross), net: withText(net) };
}
