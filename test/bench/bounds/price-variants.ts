import { BUILDS } from '../harness/bound.ts';

/** One way to show an Omnibus price: ours, or an alternative that a shop could use. */
export interface PriceVariant {
  readonly name: string;
  readonly tag: string;
  /** The module that registers the tag. */
  readonly module: string;
}

/** The alternatives, by their bundles in the bench. */
export const OTHERS: readonly PriceVariant[] = [
  { name: 'hand-written', tag: 'price-hand', module: '/variants/price-hand.js' },
  { name: 'Lit', tag: 'price-lit', module: '/variants/price-lit.js' },
  { name: 'stock r2wc', tag: 'price-r2wc', module: '/variants/price-r2wc.js' },
];

/** Our tag, from the build. */
export const OURS: readonly PriceVariant[] = BUILDS.map(({ name, base }) => ({
  name,
  tag: 'shop-omnibus-price',
  module: `${base}/elements/omnibus-price.js`,
}));
