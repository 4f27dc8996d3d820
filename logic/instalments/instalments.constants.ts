/** The pages that have a calculator: of a product, and of the basket. */
export const INSTALMENTS_CONTEXTS = ['product', 'basket'] as const;
export type InstalmentsContext = (typeof INSTALMENTS_CONTEXTS)[number];
