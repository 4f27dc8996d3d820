import { configElement } from './config.element.ts';
import { minicartElement } from './minicart.element.ts';
import { omnibusPriceElement } from './omnibus-price.element.ts';
import { passkeyLoginElement } from './passkey-login.element.ts';
import { passkeyRegisterElement } from './passkey-register.element.ts';
import { regionModalElement } from './region-modal.element.ts';
import { searchElement } from './search.element.ts';

/** Every tag of the library; loading it has no side effects. */
export const declarations = [
  configElement,
  minicartElement,
  omnibusPriceElement,
  passkeyLoginElement,
  passkeyRegisterElement,
  regionModalElement,
  searchElement,
] as const;
