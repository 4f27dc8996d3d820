import type { Language } from '../language.ts';
import { imageUrl, productUrl } from '../links.ts';
import { price, worthOf } from '../money.ts';
import type { Product } from './catalogue.types.ts';

/** The fields that search and basket share. */
export function productFacts(product: Product, lang: Language) {
  const icon = imageUrl(product, 'small');
  return {
    name: product.name[lang],
    link: productUrl(product, lang),
    iconSmall: icon,
    iconSmallSecond: product.hasSecondImage ? imageUrl(product, 'medium') : null,
  };
}

/** The sizes of a product, each with the price of the smallest quantity sold. */
export function sizesOf(product: Product, lang: Language) {
  return product.sizes.map((size) => ({
    id: size.id,
    name: size.name[lang],
    amount: size.stock,
    price: price(worthOf(size.grosz, product.unit.sellBy), product.vatPercent),
  }));
}
