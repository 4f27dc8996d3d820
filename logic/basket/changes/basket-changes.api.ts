import type { Operation } from '../../platform/later/graphql/operation.ts';
import { type MutationResult, mutationAnswer } from '../../wire/graphql/answers.ts';
import { graphql } from '../../wire/graphql/literals.ts';
import type { BasketProduct } from '../basket.model.ts';

/** The ids that identify a line of the basket. */
export type LineName = Pick<BasketProduct, 'id' | 'sizeId' | 'additional'>;

/** A line of the basket and its quantity. */
export type LineQuantity = LineName & Pick<BasketProduct, 'quantity'>;

/** Adds a product to the basket (docs/platform.md#basket). */
export const addOperation: Operation<LineQuantity, MutationResult> = {
  name: 'addProductsToBasket',
  marker: 'addToBasket',
  kind: 'mutation',
  isRefusable: true,
  document({ id, sizeId, additional, quantity }) {
    const product = { id: Number(id), size: sizeId, quantity, additional: additional || undefined };
    return `mutation { addProductsToBasket(${graphql`ProductInput: [${product}]`}) { status results { status error { code message } } } }`;
  },
  answer: mutationAnswer('addProductsToBasket', {}),
};

/** Removes a whole line from the basket; the platform cannot remove a part of a line. */
export const removeOperation: Operation<LineName, MutationResult> = {
  name: 'removeProductsFromBasket',
  kind: 'mutation',
  document({ id, sizeId, additional }) {
    const line = { id: Number(id), size: sizeId, additional };
    return `mutation { removeProductsFromBasket(${graphql`ProductInput: [${line}]`}) { status } }`;
  },
  answer: mutationAnswer('removeProductsFromBasket', {}),
};

/** The address to which the platform's basket page posts quantities; it responds with that page, even after a failure. */
export const QUANTITIES_URL = '/basketchange.php?type=multiproduct';

/** The form data that sets the quantity of one line. */
export const quantityForm = ({ id, sizeId, additional, quantity }: LineQuantity) => ({
  'product[1]': id,
  'size[1]': sizeId,
  'additional[1]': additional,
  'set_quantity[1]': String(quantity),
});
