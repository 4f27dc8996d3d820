import { atom } from 'jotai/vanilla';
import { configureAtom } from '../settings/settings.atoms.ts';
import type { ShopConfig } from '../settings/shop-config.ts';
import { loadAuthorStylesAtom } from './author-styles.atoms.ts';

/** Settings that exist only in the page's global variable. */
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

/** The settings of `<shop-config>`; undefined ones default to those of the page. */
export type ConfigValues = {
  [K in Exclude<keyof ShopConfig, PageOnly>]: ShopConfig[K] | undefined;
};

const withTrailingSlash = (url: string): string => url.replace(/\/*$/, '/');

/**
 * Applies the configuration of the page to every element and the platform. Resolves to the error if the author's
 * stylesheet cannot be fetched.
 */
export const configureShopAtom = atom(null, (_get, set, values: ConfigValues) => {
  const { accountsUrl } = values;
  set(configureAtom, { ...values, accountsUrl: accountsUrl && withTrailingSlash(accountsUrl) });
  return set(loadAuthorStylesAtom, values.stylesheet);
});
