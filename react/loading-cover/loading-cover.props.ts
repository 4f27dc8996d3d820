import type { Environment } from '../host/environment.ts';

/** Props of `shop-loading-cover`. */
export interface LoadingCoverProps {
  env: Environment;
  open: boolean;
  message: string | undefined;
}
