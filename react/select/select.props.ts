import type { Environment } from '../host/environment.ts';

/** Props of `shop-select`. */
export interface SelectProps {
  autoSubmit: boolean;
  env: Environment;
}

/** The author's select; one with `multiple` is a list, not a dropdown. */
export const SELECT = 'select:not([multiple])';
