import type { ShoppingList } from './list-button.schema.ts';

/** The ids of lists; '' stands for the shopper's first list while its id is unknown. */
export type ListIds = ReadonlySet<string>;

/** The lists that hold a product after the shopper's presses. */
export interface KnownPlaces {
  readonly productId: string | undefined;
  /** The size in which it is on them. */
  readonly size: string | undefined;
  readonly ids: ListIds;
}

interface ListButtonFacts {
  readonly pressed: boolean;
  readonly productId: string | undefined;
  readonly size: string | undefined;
  readonly listId: string | undefined;
  readonly lists: readonly ShoppingList[];
}

/** What is known of the product that a button is for now, while that is on a list. */
const knownOf = (known: KnownPlaces | undefined, { pressed, productId }: ListButtonFacts) =>
  pressed && known?.productId === productId ? known : undefined;

/** The size that a press is about: a product comes off a list in the size in which it was added. */
export const sizeInForce = (known: KnownPlaces | undefined, facts: ListButtonFacts) =>
  (knownOf(known, facts) ?? facts).size;

/** The lists that a press may change; the shopper chooses when there are several. */
export const targetIds = ({ listId, lists }: ListButtonFacts): readonly string[] =>
  listId || !lists[0] ? [listId ?? ''] : lists.map(({ id }) => id);

/** The lists that hold the product as far as the page knows: those that the shopper chose here, or else the first one. */
export function holdersOf(known: KnownPlaces | undefined, facts: ListButtonFacts): ListIds {
  if (!facts.pressed) return new Set();
  const targets = targetIds(facts);
  const held = targets.filter((id) => knownOf(known, facts)?.ids.has(id));
  return new Set(held[0] === undefined ? targets.slice(0, 1) : held);
}
