import { remembered } from '../../logic/state/remembered.ts';

/** `maxSize` → `max-size`. */
export type Kebab<S extends string> = S extends `${infer C}${infer R}`
  ? `${C extends Uppercase<C> ? `-${Lowercase<C>}` : C}${Kebab<R>}`
  : S;

const attributeNames = new Map<string, string>();

/** `maxSize` → `max-size`; cached, as every element needs it. */
export const kebab = (name: string): string =>
  remembered(attributeNames, name, () => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase());

/** `shop-minicart`, `onOneClick` → `shop-minicart-one-click`. */
export const eventName = (tag: string, prop: string): string =>
  `${tag}-${kebab(prop.replace(/^on/, ''))}`;
