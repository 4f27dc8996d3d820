import { readPath } from '../product-prices/read-path.ts';
import { pageState } from '../state/page-state.ts';
import type { Product } from './product.model.ts';
import { idOfSize } from './product-record.model.ts';
import type { ProductRecord } from './product-record.schema.ts';

/** What is asked of the platform: the prices and the stock of a size. */
export interface RevalidationRequest {
  readonly id: string;
  readonly size: string;
  readonly isSubscription: boolean;
}

/** A size as the platform has answered last. */
export interface RevalidatedSize {
  /** An entry of `sizes`. */
  readonly entry: unknown;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** The name of an answer. */
export const revalidationKey = ({ id, size, isSubscription }: RevalidationRequest): string =>
  JSON.stringify([id, size, isSubscription]);

/** The answers by their names; a new map with each. */
export const revalidatedSizesAtom = pageState(
  (): ReadonlyMap<string, RevalidatedSize> => new Map(),
);

/** A record in which the platform's answers stand in the place of what the page was printed with. */
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

/** Sets, and products that are made to order. */
const MADE = /bundle|collection|configur/i;

/** Whether a product has a price of its own making, which nobody can ask for size by size. */
export const isMade = (record: ProductRecord | undefined): boolean =>
  MADE.test(String(readPath(record, 'type')));

/** What can be asked of a product; undefined until a size is chosen, and for what has a price of its own making. */
export function questionOf(product: Product | undefined): RevalidationRequest | undefined {
  const { record, choice } = product ?? {};
  if (!record || !choice?.size || isMade(record)) return undefined;
  const { id, size, subscription } = choice;
  return { id, size, isSubscription: subscription !== undefined };
}
