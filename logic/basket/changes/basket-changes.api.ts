import type { Operation } from '../../platform/later/graphql/operation.ts';
import { graphql } from '../../wire/graphql/literals.ts';
import { type MutationResult, mutationAnswer } from '../../wire/graphql/mutation-result.ts';
import type { BasketProduct } from '../basket.model.ts';

/** The ids that name a line of the basket. */
export type LineName = Pick<BasketProduct, 'id' | 'sizeId' | 'additional'>;

/** A line of the basket and its quantity. */
export type LineQuantity = LineName & Pick<BasketProduct, 'quantity'>;

/** Adds a product to the basket (docs/platform.md#basket). */
export const addOperation: Operation<LineQuantity, MutationResult> = {
  name: 'addProductsToBasket',
  marker: 'mutation=addProductsToBasket',
  kind: 'mutation',
  document({ id, sizeId, additional, quantity }) {
    const product = { id: Number(id), size: sizeId, quantity, additional: additional || undefined };
    return `mutation { addProductsToBasket(${graphql`ProductInput: [${product}]`}) { status results { status error { code message } } } }`;
  },
  answer: mutationAnswer('addProductsToBasket', {}),
};
