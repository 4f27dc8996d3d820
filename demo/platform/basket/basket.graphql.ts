import * as v from 'valibot';
import { productFacts, sizesOf } from '../catalogue/product.graphql.ts';
import { mostInStock } from '../catalogue/stock.ts';
import { type CallContext, REFUSED, type RootField, rootField } from '../graphql/root-field.ts';
import type { Language } from '../language.ts';
import { money } from '../money.ts';
import { type MutationResult, refusal } from '../mutation-result.ts';
import { regionOf } from '../region/regions.ts';
import { type Basket, basketOf, type Item, type Worth } from './basket.ts';
import { addItem, removeItem } from './basket-change.ts';

const LINE = {
  id: v.pipe(v.number(), v.transform(String)),
  size: v.nullish(v.string()),
  additional: v.nullish(v.string()),
};
const AddArgs = v.object({
  ProductInput: v.array(
    v.object({ ...LINE, quantity: v.nullish(v.number(), 1), subscription: v.nullish(v.number()) }),
  ),
});
const RemoveArgs = v.object({ ProductInput: v.array(v.object(LINE)) });

const priceOf = ({ gross, net }: Worth) => ({ gross: money(gross), net: money(net) });

function productData({ product }: Item, lang: Language) {
  const { singular, plural, fraction } = product.unit;
  const periods = product.subscriptions.map(({ days }) => String(days));
  return {
    type: product.made?.type ?? 'product',
    ...productFacts(product, lang),
    versionName: product.version[lang],
    sizes: sizesOf(product, lang),
    unit: { singular: singular[lang], plural: plural[lang], fraction: fraction[lang] },
    subscription: periods.length > 0 ? { periods } : null,
  };
}

function presented(basket: Basket, lang: Language) {
  return {
    summaryBasket: {
      productsCount: basket.count,
      worth: priceOf(basket.worth),
      shipping: { cost: priceOf(basket.shipping) },
      toShippingFree: money(basket.toShippingFree),
      shippingLimitFree: money(basket.freeFrom),
    },
    products: basket.items.map((item) => ({
      id: item.product.id,
      size: item.size.id,
      additional: '',
      basketGroupId: null,
      quantity: item.quantity,
      worth: priceOf(item.worth),
      worthPoints: null,
      forPoints: false,
      availableNow: item.quantity <= mostInStock(item.size),
      comment: '',
      data: productData(item, lang),
    })),
  };
}

function basket(_args: unknown, { shop, visit }: CallContext) {
  const { id, settings, rebateCode: code } = visit.session();
  const terms = { catalogue: shop.catalogue, region: regionOf(settings.region), code };
  return presented(basketOf(shop.store.basket(id), terms), visit.lang);
}

const statusOf = (results: readonly MutationResult[]) =>
  results.every(({ status }) => status === 'success') ? 'success' : 'error';

/** The basket of the visitor's session, and its mutations. */
export const basketFields: Readonly<Record<string, RootField>> = {
  basket: rootField({ kind: 'basket', args: v.object({}), resolve: basket }),
  addProductsToBasket: rootField({
    kind: 'basketChange',
    args: AddArgs,
    resolve({ ProductInput }, context) {
      const results = ProductInput.map((item) => addItem(item, context));
      return { status: statusOf(results), results };
    },
    refuse: ({ ProductInput }, { visit }) => ({
      status: 'error',
      results: ProductInput.map(() => refusal('refused', REFUSED[visit.lang])),
    }),
  }),
  removeProductsFromBasket: rootField({
    kind: 'basketChange',
    args: RemoveArgs,
    resolve: ({ ProductInput }, context) => ({
      status: statusOf(ProductInput.map((line) => removeItem(line, context))),
    }),
    refuse: () => ({ status: 'error' }),
  }),
};
