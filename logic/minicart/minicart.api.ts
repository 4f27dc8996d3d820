import * as v from 'valibot';
import { graphql } from '../platform/literals.ts';
import type { Operation } from '../platform/operation.ts';
import type { BasketProduct } from '../shared/basket.model.ts';
import { LenientText, lenientList, lenientObject } from '../shared/lenient.ts';
import { shape } from '../shared/shape.ts';

/** What names a line of the basket. */
export type LineName = Pick<BasketProduct, 'id' | 'sizeId' | 'additional'>;

/** A line, and how much of it. */
export type LineQuantity = LineName & Pick<BasketProduct, 'quantity'>;

const ChangeSchema = v.pipe(
  lenientObject({
    status: LenientText,
    results: lenientList(
      lenientObject({ status: LenientText, error: lenientObject({ message: LenientText }) }),
    ),
  }),
  v.transform(({ status, results }) => {
    const refusal = results.find((result) => result.status !== 'success');
    return { isDone: status === 'success' && !refusal, message: refusal?.error.message ?? '' };
  }),
);

/** Whether the platform did it; if not, what it says to the shopper. */
export type ChangeAnswer = v.InferOutput<typeof ChangeSchema>;

const changeAnswer = (name: string): v.GenericSchema<unknown, ChangeAnswer> =>
  v.pipe(
    shape({ [name]: v.unknown() }),
    v.transform((data) => data[name]),
    ChangeSchema,
  );

/** Adds to what the basket holds (platform.md, "+ basket changes"). */
export const addOperation: Operation<LineQuantity, ChangeAnswer> = {
  name: 'addProductsToBasket',
  marker: 'mutation=addProductsToBasket',
  kind: 'mutation',
  document({ id, sizeId, additional, quantity }) {
    const product = { id: Number(id), size: sizeId, quantity, additional: additional || undefined };
    return `mutation { addProductsToBasket(${graphql`ProductInput: [${product}]`}) { status results { status error { code message } } } }`;
  },
  answer: changeAnswer('addProductsToBasket'),
};

/** Takes a whole line out of the basket; the platform cannot take away a part of it. */
export const removeOperation: Operation<LineName, ChangeAnswer> = {
  name: 'removeProductsFromBasket',
  marker: 'mutation=removeProductsFromBasket',
  kind: 'mutation',
  document({ id, sizeId, additional }) {
    const line = { id: Number(id), size: sizeId, additional };
    return `mutation { removeProductsFromBasket(${graphql`ProductInput: [${line}]`}) { status } }`;
  },
  answer: changeAnswer('removeProductsFromBasket'),
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
