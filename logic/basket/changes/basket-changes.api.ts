import * as v from 'valibot';
import type { Operation } from '../../platform/graphql/operation.ts';
import { PlatformError } from '../../platform/platform-error.ts';
import { graphql } from '../../wire/graphql/literals.ts';
import { LenientText, lenientList, lenientObject } from '../../wire/lenient.ts';
import { shape } from '../../wire/shape.ts';
import type { BasketProduct } from '../basket.model.ts';

/** What names a line of the basket. */
export type LineName = Pick<BasketProduct, 'id' | 'sizeId' | 'additional'>;

/** A line, and how much of it. */
export type LineQuantity = LineName & Pick<BasketProduct, 'quantity'>;

/** Why a change of the basket was not made. */
export interface ChangeFailure {
  /** What the platform says to the shopper; empty where it did not answer. */
  readonly message: string;
  /** Undefined where the platform answered. */
  readonly cause?: PlatformError;
}

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

/** The answer to a mutation of that name. */
export const changeAnswer = (name: string): v.GenericSchema<unknown, ChangeAnswer> =>
  v.pipe(
    shape({ [name]: v.unknown() }),
    v.transform((data) => data[name]),
    ChangeSchema,
  );

/** Adds to what the basket holds (docs/platform.md#basket). */
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

/** The failure of a call; what is no failure of the platform is thrown on. */
export function failureOf(cause: unknown): ChangeFailure {
  if (cause instanceof PlatformError) return { message: '', cause };
  throw cause;
}

/** Why a change that was asked for was not made; undefined where it was. */
export const attemptChange = (asked: Promise<ChangeAnswer>): Promise<ChangeFailure | undefined> =>
  asked.then(({ isDone, message }) => (isDone ? undefined : { message }), failureOf);
