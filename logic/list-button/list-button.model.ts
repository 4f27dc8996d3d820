import type { ShoppingList } from './list-button.schema.ts';

/** The ids of lists; '' stands for the shopper's first list while its id is unknown. */
export type ListIds = ReadonlySet<string>;

/** The lists that contain a product after the shopper's changes. */
export interface KnownLists {
  readonly productId: string | undefined;
  /** The size in which they contain it. */
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

/** The known lists for the current product of a button. */
const knownOf = (known: KnownLists | undefined, { pressed, productId }: ListButtonFacts) =>
  pressed && known?.productId === productId ? known : undefined;

/** The size of a request: a product is removed in the size in which it was added. */
export const sizeInForce = (known: KnownLists | undefined, facts: ListButtonFacts) =>
  (knownOf(known, facts) ?? facts).size;

/** The lists that a click may change; the shopper chooses if there are several. */
export const targetIds = ({ listId, lists }: ListButtonFacts): readonly string[] =>
  listId || !lists[0] ? [listId ?? ''] : lists.map(({ id }) => id);

/** The lists that contain the product as far as the page knows: those chosen here, or else the first one. */
export function holdersOf(known: KnownLists | undefined, facts: ListButtonFacts): ListIds {
  if (!facts.pressed) return new Set();
  const targets = targetIds(facts);
  const containing = targets.filter((id) => knownOf(known, facts)?.ids.has(id));
  return new Set(containing[0] === undefined ? targets.slice(0, 1) : containing);
}
