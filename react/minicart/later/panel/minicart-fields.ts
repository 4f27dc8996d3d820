import type { BasketProduct } from '../../../../logic/basket/basket.model.ts';
import {
  formatQuantity,
  otherPriceType,
  unitPriceOf,
} from '../../../../logic/minicart/minicart-panel.model.ts';
import type { PriceType } from '../../../../logic/settings/shop-config.ts';
import type { Language } from '../../../../logic/texts/language.ts';
import type { Fields } from '../../../template-row/fill-template.ts';

/** A line of the basket as it is shown. */
export interface ShownLine {
  product: BasketProduct;
  priceType: PriceType;
  language: Language;
  /** Whether the price belongs to another quantity, because the platform has not answered yet. */
  isPending: boolean;
}

/** What a template can show of a line; the price of one unit is not known while a change is under way. */
export function fieldsOf({ product, priceType, language, isPending }: ShownLine): Fields {
  const { name, link, size, version, worth, unitPrice } = product;
  return {
    name,
    link,
    size,
    version,
    image: product.iconSecond ?? product.icon,
    quantity: formatQuantity(product, language),
    price: worth[priceType],
    'price-other': worth[otherPriceType(priceType)],
    'unit-price': unitPrice || (isPending ? '' : unitPriceOf(product, priceType)),
  };
}
