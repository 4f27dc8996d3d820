import type { Environment } from '../host/environment.ts';

/** The props that the tag gives its component. */
export interface PasskeyLoginProps {
  env: Environment;
  domain: string | undefined;
  successUrl: string | undefined;
  autofill: boolean;
  hideUnsupported: boolean;
  disabledOn: readonly string[];
  onSuccess: (detail: { login: string }) => boolean;
}
