import type { Product } from '../../platform/catalogue/catalogue.types.ts';
import type { Language } from '../../platform/language.ts';
import { type OmnibusPrices, omnibusProduct } from '../../platform/omnibus.ts';

/** The platform prints `false` for a value that does not apply. */
const NO_AMOUNTS = {
  unit: false,
  max: false,
  omnibusPrice: false,
  omnibusPriceDetails: false,
  beforeRebate: false,
  beforeRebateDetails: false,
};

function printed(price: OmnibusPrices) {
  const { omnibusPriceDetails: details } = price;
  return {
    ...NO_AMOUNTS,
    ...price,
    ...(details && { omnibusPriceDetails: { newPriceEffectiveUntil: false, ...details } }),
  };
}

/** An entry of the page's `product_data`: every size has its price, the product itself has none. */
export function productData(product: Product, lang: Language) {
  const { price, sizes, unit } = omnibusProduct(product, { lang });
  return {
    id: product.id,
    currency: 'zł',
    unit,
    sizes: sizes.map((size, index) => ({
      id: size.id,
      name: product.sizes[index]?.name[lang],
      amount: product.sizes[index]?.stock,
      price: printed(size.price ?? price),
    })),
  };
}
