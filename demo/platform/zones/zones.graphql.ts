import * as v from 'valibot';
import type { Product } from '../catalogue/catalogue.types.ts';
import { hasStock } from '../catalogue/stock.ts';
import { type CallContext, type RootField, rootField } from '../graphql/root-field.ts';
import type { Language } from '../language.ts';
import { imageUrl, productUrl } from '../links.ts';
import { omnibusProduct } from '../omnibus.ts';

/** The maximum number of products in a zone. */
const MOST = 8;

const ZONES = {
  zone1: { pl: 'Polecane', en: 'Recommended' },
  zone2: { pl: 'Nowości', en: 'New' },
  zone3: { pl: 'Inni kupili', en: 'Others bought' },
  zone4: { pl: 'Promocje', en: 'Offers' },
} as const;

const Args = v.object({
  hotspotsPanelParamsInput: v.object({
    page: v.string(),
    zone: v.picklist(['zone1', 'zone2', 'zone3', 'zone4']),
    products: v.nullish(v.array(v.number()), []),
  }),
});

function presented(product: Product, lang: Language) {
  const { sizes, unit, price } = omnibusProduct(product, { lang });
  const icon = imageUrl(product, 'medium');
  return {
    id: product.id,
    type: product.made?.type ?? 'product',
    name: product.name[lang],
    link: productUrl(product, lang),
    icon,
    iconSmall: icon,
    price,
    sizes: sizes.map((size, index) => ({
      ...size,
      name: product.sizes[index]?.name[lang],
      amount: product.sizes[index]?.stock,
      availability: { status: product.sizes[index]?.stock === 0 ? 'disable' : 'enable' },
    })),
    unit: {
      ...unit,
      singular: product.unit.singular[lang],
      plural: product.unit.plural[lang],
    },
  };
}

/** Other products of the same shelves; without products, those on offer. */
function chosen(ids: readonly number[], { shop }: CallContext): readonly Product[] {
  const { products, product } = shop.catalogue;
  const shelves = ids.flatMap((id) => product(id)?.category.path[1] ?? []);
  const fits = ({ category, offer }: Product) =>
    shelves.length > 0 ? shelves.some((shelf) => category.path.includes(shelf)) : offer;
  return products.filter((one) => !ids.includes(one.id) && one.sizes.some(hasStock) && fits(one));
}

/** The zones of pages (docs/platform.md#zones). */
export const zoneFields: Readonly<Record<string, RootField>> = {
  hotspots: rootField({
    kind: 'zones',
    args: Args,
    resolve({ hotspotsPanelParamsInput: { zone, products: ids } }, context) {
      const { lang } = context.visit;
      const products = chosen(ids, context).slice(0, MOST);
      if (products.length === 0) return null;
      const rows = products.map((product) => presented(product, lang));
      return { name: ZONES[zone][lang], type: 'product', url: null, products: rows };
    },
    refuse: () => null,
  }),
};
