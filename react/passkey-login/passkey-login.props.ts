import type { Environment } from '../host/environment.ts';

/** Props of the component of `shop-passkey-login`. */
export interface PasskeyLoginProps {
  env: Environment;
  domain: string | undefined;
  successUrl: string | undefined;
  autofill: boolean;
  hideUnsupported: boolean;
  disabledOn: readonly string[];
  onSuccess: (detail: { login: string }) => boolean;
}
