import * as v from 'valibot';
import { productFacts, sizesOf } from '../catalogue/product.graphql.ts';
import { type CallContext, REFUSED, type RootField, rootField } from '../graphql/root-field.ts';
import type { Language } from '../language.ts';
import { money } from '../money.ts';
import { type MutationResult, refusal } from '../mutation-result.ts';
import { DEFAULT_REGION, regionById, regionOf } from '../region/regions.ts';
import { type Basket, basketOf, type Item, type Worth } from './basket.ts';
import { addItem, type ChangeItem, removeItem } from './basket-change.ts';

const BasketArgs = v.object({
  BasketCostInput: v.nullish(v.object({ regionId: v.nullish(v.string()) })),
});
const ChangeArgs = v.object({
  ProductInput: v.array(
    v.object({
      id: v.string(),
      size: v.nullish(v.string()),
      quantity: v.nullish(v.number(), 1),
    }),
  ),
});

const priceOf = ({ gross, net }: Worth) => ({ gross: money(gross), net: money(net) });

function productData({ product }: Item, lang: Language) {
  const { singular, plural, sellBy } = product.unit;
  const periods = product.subscriptionDays.map(String);
  return {
    type: 'product',
    ...productFacts(product, lang),
    versionName: product.version[lang],
    sizes: sizesOf(product, lang),
    unit: { singular: singular[lang], plural: plural[lang], fraction: sellBy },
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
      quantity: item.quantity,
      worth: priceOf(item.worth),
      data: productData(item, lang),
    })),
  };
}

function basket({ BasketCostInput }: v.InferOutput<typeof BasketArgs>, context: CallContext) {
  const { shop, visit } = context;
  const { id, settings } = visit.session();
  const regionId = BasketCostInput?.regionId;
  const region = regionId ? (regionById(regionId) ?? DEFAULT_REGION) : regionOf(settings.region);
  return presented(basketOf(shop.store.basket(id), shop.catalogue, region), visit.lang);
}

function changeField(change: (item: ChangeItem, context: CallContext) => MutationResult) {
  const all = (results: readonly MutationResult[]) => ({
    status: results.every((result) => result.status === 'success') ? 'success' : 'error',
    results,
  });
  return rootField({
    kind: 'basketChange',
    args: ChangeArgs,
    resolve: ({ ProductInput }, context) => all(ProductInput.map((item) => change(item, context))),
    refuse: ({ ProductInput }, { visit }) =>
      all(ProductInput.map(() => refusal('refused', REFUSED[visit.lang]))),
  });
}

/** The basket of the visitor's session, and changes to it. */
export const basketFields: Readonly<Record<string, RootField>> = {
  basket: rootField({ kind: 'basket', args: BasketArgs, resolve: basket }),
  addProductsToBasket: changeField(addItem),
  removeProductsFromBasket: changeField(removeItem),
};
