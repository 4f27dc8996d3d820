import { pageState } from '../state/page-state.ts';
import { readPath } from '../wire/json.ts';
import type { Product } from './product.model.ts';
import { idOfSize } from './product-record.model.ts';
import type { ProductRecord } from './product-record.schema.ts';

/** A request for the prices and the stock of a size. */
export interface RevalidationRequest {
  readonly id: string;
  readonly size: string;
  readonly isSubscription: boolean;
}

/** A size from the platform's last answer. */
export interface RevalidatedSize {
  /** An entry of `sizes`. */
  readonly entry: unknown;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** The key of an answer. */
export const revalidationKey = ({ id, size, isSubscription }: RevalidationRequest): string =>
  JSON.stringify([id, size, isSubscription]);

/** The answers by key; a new map with each. */
export const revalidatedSizesAtom = pageState(
  (): ReadonlyMap<string, RevalidatedSize> => new Map(),
);

/** A record in which the platform's answers replace the server-rendered data. */
export function withRevalidatedSizes(
  record: ProductRecord,
  answers: ReadonlyMap<string, RevalidatedSize>,
  isSubscription: boolean,
): ProductRecord {
  if (answers.size === 0 || !record.sizes) return record;
  const { id } = record;
  const sizes = record.sizes.map((one) => {
    const answer = answers.get(revalidationKey({ id, size: idOfSize(one), isSubscription }));
    return answer ? answer.entry : one;
  });
  return { ...record, sizes };
}

/** Bundles and configurable products. */
const MADE = /bundle|collection|configur/i;

/** Whether a product is a bundle or configurable, so that its price cannot be requested by size. */
export const isMade = (record: ProductRecord | undefined): boolean =>
  MADE.test(String(readPath(record, 'type')));

/** The price and stock request; undefined until a size is chosen, and for bundles and configurable products. */
export function questionOf(product: Product | undefined): RevalidationRequest | undefined {
  const { record, choice } = product ?? {};
  if (!record || !choice?.size || isMade(record)) return undefined;
  const { id, size, subscription } = choice;
  return { id, size, isSubscription: subscription !== undefined };
}
