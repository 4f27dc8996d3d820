import { configElement } from './config.element.ts';
import { omnibusPriceElement } from './omnibus-price.element.ts';

/** Every tag of the library; loading it has no side effects. */
export const declarations = [configElement, omnibusPriceElement] as const;
