/** A product on a shopping list; `sizeId` is '' where no size was chosen. */
export interface ListProduct {
  readonly productId: number;
  readonly sizeId: string;
}

/** A shopping list. */
export interface ShoppingList {
  readonly id: number;
  /** Whose it is, as `ownerOf` says. */
  readonly owner: string;
  readonly name: string;
  /** Whether everybody may look at it who has its address. */
  readonly isPublic: boolean;
  /** The oldest first; none twice. */
  readonly products: readonly ListProduct[];
}
