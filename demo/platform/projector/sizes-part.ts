import type { Product, Size } from '../catalogue/catalogue.types.ts';
import { UNIVERSAL_SIZE } from '../catalogue/product-builder.ts';
import type { Language } from '../language.ts';
import { productUrl } from '../links.ts';
import { price } from '../money.ts';

const PRIORITY_DIGITS = 5;

/** The key of a size: its index and its id, such as `00001-M`; the only size of a product is `00000-uniw`. */
function keyOf({ id }: Size, index: number): string {
  const place = id === UNIVERSAL_SIZE ? 0 : index + 1;
  return `${String(place).padStart(PRIORITY_DIGITS, '0')}-${id}`;
}

function sizeEntry({ id, name, stock, grosz }: Size, product: Product, lang: Language) {
  const { gross, net } = price(grosz, product.vatPercent);
  return {
    type: id,
    name: name[lang],
    amount: String(stock),
    prices: { price: gross.value.toFixed(2), price_net: net.value.toFixed(2) },
  };
}

/** The part `sizes`: the product with the stock and the price of a unit of each size. */
export function sizesPart(product: Product, lang: Language) {
  const { id, name, unit, sizes } = product;
  return {
    id: String(id),
    name: name[lang],
    link: productUrl(product, lang),
    unit: unit.singular[lang],
    unit_sellby: String(unit.sellBy),
    items: Object.fromEntries(
      sizes.map((size, index) => [keyOf(size, index), sizeEntry(size, product, lang)]),
    ),
  };
}
