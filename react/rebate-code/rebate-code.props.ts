import type { Environment } from '../host/environment.ts';

/** What happens after a change: the page reloads, as its prices are the server’s, or stays. */
export const AFTER_CHANGE = ['reload', 'stay'] as const;

/** Props of the component of `shop-rebate-code`. */
export interface RebateCodeProps {
  env: Environment;
  /** The active code. */
  code: string | undefined;
  after: (typeof AFTER_CHANGE)[number];
  label: string | undefined;
  onApply: (detail: { code: string }) => boolean;
  onRemove: (detail: { code: string }) => boolean;
  onChange: (detail: { code: string }) => void;
}
