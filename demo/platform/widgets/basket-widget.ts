import { basketOf, type Item } from '../basket/basket.ts';
import { UNIVERSAL_SIZE } from '../catalogue/product-builder.ts';
import type { CallContext } from '../graphql/root-field.ts';
import type { Language } from '../language.ts';
import { imageUrl, productUrl } from '../links.ts';
import { money } from '../money.ts';
import { regionOf } from '../region/regions.ts';

function unitText({ product, quantity }: Item, lang: Language): string {
  return (quantity === 1 ? product.unit.singular : product.unit.plural)[lang];
}

function basketProduct(item: Item, lang: Language) {
  const { product, size, quantity, worth } = item;
  const icon = imageUrl(product, 'small');
  return {
    link: productUrl(product, lang),
    icon,
    ...(product.hasSecondImage && { icon_second: imageUrl(product, 'medium') }),
    name: product.name[lang],
    size: size.id,
    size_name: size.id === UNIVERSAL_SIZE ? '' : size.name[lang],
    product_version_name: product.version[lang],
    count: quantity,
    worth_unit: unitText(item, lang),
    prices: {
      worth_net_formatted: money(worth.net).formatted,
      worth_gros_formatted: money(worth.gross).formatted,
    },
    subscription_period: String(product.subscriptions[0]?.days ?? 0),
  };
}

/** The Basket widget (docs/specification.md#s3-basket); `user` is present when somebody is logged in. */
export function basketWidget({ shop, visit }: CallContext) {
  const { id, login, settings, rebateCode: code } = visit.session();
  const terms = { catalogue: shop.catalogue, region: regionOf(settings.region), code };
  const basket = basketOf(shop.store.basket(id), terms);
  return {
    products: basket.items.map((item) => basketProduct(item, visit.lang)),
    ...(login !== null && { user: { login } }),
    worth_net_formatted: money(basket.worth.net).formatted,
    worth_formatted: money(basket.worth.gross).formatted,
    productsCounter: basket.count,
    shippingCost_net_formatted: money(basket.shipping.net).formatted,
    shippingCost_formatted: money(basket.shipping.gross).formatted,
    toShippingFree: money(basket.toShippingFree).value,
  };
}
