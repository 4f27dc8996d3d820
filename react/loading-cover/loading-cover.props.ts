import type { Environment } from '../host/environment.ts';

/** Props of `shop-loading-cover`, at rest and awake. */
export interface LoadingCoverProps {
  env: Environment;
  open: boolean;
  message: string | undefined;
}
