import type { Environment } from '../host/environment.ts';

/** The language and configuration of an addition, and where its failure is reported. */
export type AdditionEnvironment = Pick<Environment, 'language' | 'config' | 'fail'>;

/** Options of an addition. */
export interface AdditionOptions {
  /** The button that triggered it; busy until there is a result. */
  readonly button?: HTMLElement | null | undefined;
  /** Whether a refusal is shown elsewhere instead of in a toast. */
  readonly quiet?: boolean | undefined;
}
