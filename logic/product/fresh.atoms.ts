import { pageState } from '../state/page-state.ts';
import type { ProductRecord } from './product-record.schema.ts';
import { idOfSize } from './sizes.ts';

/** What is asked of the platform: the prices and the stock of a size. */
export interface FreshQuestion {
  readonly id: string;
  readonly size: string;
  readonly isSubscription: boolean;
}

/** A size as the platform has answered last. */
export interface FreshSize {
  /** An entry of `sizes`. */
  readonly entry: unknown;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** The name of an answer. */
export const freshKey = ({ id, size, isSubscription }: FreshQuestion): string =>
  JSON.stringify([id, size, isSubscription]);

/** The answers by their names; a new map with each. */
export const freshSizesAtom = pageState((): ReadonlyMap<string, FreshSize> => new Map());

/** A record in which the platform's answers stand in the place of what the page was printed with. */
export function withFreshSizes(
  record: ProductRecord,
  answers: ReadonlyMap<string, FreshSize>,
  isSubscription: boolean,
): ProductRecord {
  if (answers.size === 0 || !record.sizes) return record;
  const { id } = record;
  const sizes = record.sizes.map((one) => {
    const answer = answers.get(freshKey({ id, size: idOfSize(one), isSubscription }));
    return answer ? answer.entry : one;
  });
  return { ...record, sizes };
}
