import { atom } from 'jotai/vanilla';
import { configureAtom } from '../settings/settings.atoms.ts';
import type { ShopConfig } from '../settings/shop-config.ts';
import { loadAuthorStylesAtom } from './author-styles.atoms.ts';

/** Settings that come only from the page's global variable. */
type PageOnly =
  | 'currencyId'
  | 'omnibusEnabled'
  | 'codeActivation'
  | 'hidePercents'
  | 'blockedExtensions'
  | 'blockedTypes'
  | 'requestUri'
  | 'isCached'
  | 'additionalAjax';

/** The settings of `<shop-config>`; where one is undefined, the page's own holds. */
export type ConfigValues = {
  [K in Exclude<keyof ShopConfig, PageOnly>]: ShopConfig[K] | undefined;
};

const withTrailingSlash = (url: string): string => url.replace(/\/*$/, '/');

/**
 * Puts the page's configuration in force: every element and the platform follow it. Resolves to why the author's
 * style sheet could not be fetched.
 */
export const configureShopAtom = atom(null, (_get, set, values: ConfigValues) => {
  const { accountsUrl } = values;
  set(configureAtom, { ...values, accountsUrl: accountsUrl && withTrailingSlash(accountsUrl) });
  return set(loadAuthorStylesAtom, values.stylesheet);
});
