import * as v from 'valibot';
import { graphql } from '../platform/literals.ts';
import type { Operation } from '../platform/operation.ts';
import type { BasketProduct } from '../shared/basket.model.ts';
import { LenientText, lenientList, lenientObject } from '../shared/lenient.ts';
import { shape } from '../shared/shape.ts';

/** A product, and how much of it is added or taken away. */
export type BasketChange = Pick<BasketProduct, 'id' | 'sizeId' | 'quantity'>;

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

const changeOperation = (
  name: 'addProductsToBasket' | 'removeProductsFromBasket',
): Operation<BasketChange, ChangeAnswer> => ({
  name,
  marker: `mutation=${name}`,
  kind: 'mutation',
  document: ({ id, sizeId, quantity }) =>
    `mutation { ${name}(${graphql`ProductInput: [${{ id, size: sizeId, quantity }}]`}) { status results { status error { code message } } } }`,
  answer: v.pipe(
    shape({ [name]: v.unknown() }),
    v.transform((data) => data[name]),
    ChangeSchema,
  ),
});

/** Adds to what the basket holds (platform.md, "+ basket changes"). */
export const addOperation = changeOperation('addProductsToBasket');

/** Takes away from what the basket holds; at 0 the line is gone. */
export const removeOperation = changeOperation('removeProductsFromBasket');
