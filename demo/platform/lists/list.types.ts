/** A product on a shopping list; `sizeId` is '' when no size was chosen. */
export interface ListProduct {
  readonly productId: number;
  readonly sizeId: string;
}

/** A shopping list. */
export interface ShoppingList {
  readonly id: number;
  /** The owner, as `ownerOf` returns it. */
  readonly owner: string;
  readonly name: string;
  /** Whether everybody who has the address may see the list. */
  readonly isPublic: boolean;
  /** The products, oldest first, each once. */
  readonly products: readonly ListProduct[];
}
