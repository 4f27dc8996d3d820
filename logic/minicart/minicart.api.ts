import type { LineName, LineQuantity } from '../basket/changes/basket-changes.api.ts';
import type { Operation } from '../platform/graphql/operation.ts';
import { graphql } from '../wire/graphql/literals.ts';
import { type MutationResult, mutationAnswer } from '../wire/graphql/mutation-result.ts';

/** Takes a whole line out of the basket; the platform cannot take away a part of it. */
export const removeOperation: Operation<LineName, MutationResult> = {
  name: 'removeProductsFromBasket',
  marker: 'mutation=removeProductsFromBasket',
  kind: 'mutation',
  document({ id, sizeId, additional }) {
    const line = { id: Number(id), size: sizeId, additional };
    return `mutation { removeProductsFromBasket(${graphql`ProductInput: [${line}]`}) { status } }`;
  },
  answer: mutationAnswer('removeProductsFromBasket', {}),
};

/** Where the platform's own basket page sends quantities; the answer is that page, whatever came of it. */
export const QUANTITIES_URL = '/basketchange.php?type=multiproduct';

/** The form that sets the quantity of one line. */
export const quantityForm = ({ id, sizeId, additional, quantity }: LineQuantity) => ({
  'product[1]': id,
  'size[1]': sizeId,
  'additional[1]': additional,
  'set_quantity[1]': String(quantity),
});
