import type { Environment } from '../host/environment.ts';

/** Whose language and configuration an addition is told in, and who hears of its failure. */
export type AdditionPlace = Pick<Environment, 'language' | 'config' | 'fail'>;

/** How a product is added. */
export interface AdditionOptions {
  /** The button that asked: busy until there is a result. */
  readonly button?: HTMLElement | null | undefined;
  /** Whether the shopper is told of a refusal in another way than by a toast. */
  readonly quiet?: boolean | undefined;
}
