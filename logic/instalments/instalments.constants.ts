/** The pages with a calculator: product page and basket page. */
export const INSTALMENTS_CONTEXTS = ['product', 'basket'] as const;
export type InstalmentsContext = (typeof INSTALMENTS_CONTEXTS)[number];
