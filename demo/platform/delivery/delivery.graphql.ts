import * as v from 'valibot';
import type { CallContext, RootField } from '../graphql/root-field.ts';
import { rootField } from '../graphql/root-field.ts';
import { deliveryOf } from './costs.ts';
import { storesOf } from './stores.ts';

const ShippingArgs = v.object({
  ShippingInput: v.object({
    products: v.array(
      v.object({
        id: v.number(),
        size: v.nullish(v.string()),
        quantity: v.nullish(v.number(), 1),
      }),
    ),
  }),
});

/** The lines in the input; those with an unknown product or size are left out. */
function linesOf({ ShippingInput }: v.InferOutput<typeof ShippingArgs>, { shop }: CallContext) {
  return ShippingInput.products.flatMap(({ id, size, quantity }) => {
    const product = shop.catalogue.product(id);
    const only = product?.sizes.length === 1 ? product.sizes[0].id : '';
    return product ? [{ productId: id, sizeId: size || only, quantity }] : [];
  });
}

/** Delivery costs, and the stock of each store. */
export const deliveryFields: Readonly<Record<string, RootField>> = {
  shipping: rootField({
    kind: 'delivery',
    args: ShippingArgs,
    resolve(args, context) {
      const [line] = linesOf(args, context);
      return { shipping: line ? deliveryOf(line, context) : [] };
    },
  }),
  sizeAvailability: rootField({
    kind: 'delivery',
    args: v.object({ productId: v.number() }),
    resolve({ productId }, { shop, visit }) {
      const product = shop.catalogue.product(productId);
      return product ? storesOf(product, visit.lang) : null;
    },
  }),
};
