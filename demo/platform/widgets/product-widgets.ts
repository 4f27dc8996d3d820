import * as v from 'valibot';
import type { Product } from '../catalogue/catalogue.types.ts';
import type { CallContext } from '../graphql/root-field.ts';
import type { Language } from '../language.ts';
import { imageUrl, productUrl } from '../links.ts';
import { visitorLists } from '../lists/lists.ts';

function widgetProduct(product: Product, lang: Language) {
  const { id, name, sizes } = product;
  return {
    id,
    name: name[lang],
    link: productUrl(product, lang),
    icon: imageUrl(product, 'small'),
    sizes: sizes.map((size) => ({ id: size.id, name: size.name[lang], amount: size.stock })),
  };
}

/** The Wishlist widget: every product on the visitor's lists, once. */
export function wishlistWidget(context: CallContext) {
  const { shop, visit } = context;
  const listed = visitorLists(context).flatMap(({ products }) => products);
  const ids = new Set(listed.map(({ productId }) => productId));
  const products = [...ids].flatMap((id) => shop.catalogue.product(id) ?? []);
  return { response: { product: products.map((product) => widgetProduct(product, visit.lang)) } };
}

/** The Comparers widget; the demo shop compares nothing. */
export function comparersWidget() {
  return { response: { product: [] } };
}

const ParamsSchema = v.object({
  product: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)),
});

/** The Projector widget: the requested product; null if there is none. */
export function projectorWidget({ shop, visit }: CallContext, params: unknown) {
  const named = v.safeParse(ParamsSchema, params);
  const product = named.success ? shop.catalogue.product(named.output.product) : undefined;
  return { response: { product: product ? widgetProduct(product, visit.lang) : null } };
}
