import type { ShoppingList } from './list-button.schema.ts';

/** The ids of lists; '' stands for the shopper's first list while its id is unknown. */
export type ListIds = ReadonlySet<string>;

/** The lists that hold a product after the shopper's presses. */
export interface KnownPlaces {
  /** The key of the product in its size. */
  readonly product: string;
  readonly ids: ListIds;
}

interface ListButtonFacts {
  readonly pressed: boolean;
  readonly productId: string | undefined;
  readonly size: string | undefined;
  readonly listId: string | undefined;
  readonly lists: readonly ShoppingList[];
}

/** The key of a product in its size. */
export const productKey = ({ productId, size }: ListButtonFacts): string =>
  `${productId} ${size ?? ''}`;

/** The lists that a press may change; the shopper chooses when there are several. */
export const targetIds = ({ listId, lists }: ListButtonFacts): readonly string[] =>
  listId || !lists[0] ? [listId ?? ''] : lists.map(({ id }) => id);

/** The lists that hold the product as far as the page knows: those that the shopper chose here, or else the first one. */
export function holdersOf(known: KnownPlaces | undefined, facts: ListButtonFacts): ListIds {
  if (!facts.pressed) return new Set();
  const targets = targetIds(facts);
  const isKnown = known?.product === productKey(facts);
  const held = isKnown ? targets.filter((id) => known.ids.has(id)) : [];
  return new Set(held[0] === undefined ? targets.slice(0, 1) : held);
}
