import { atom } from 'jotai/vanilla';
import { configureAtom } from '../settings/settings.atoms.ts';
import type { ShopConfig } from '../settings/shop-config.ts';
import { loadAuthorStylesAtom } from './author-styles.atoms.ts';

/** What only the page's own global says. */
type PageOnly =
  | 'currencyId'
  | 'omnibusEnabled'
  | 'codeActivation'
  | 'hidePercents'
  | 'blockedExtensions'
  | 'blockedTypes';

/** What `<shop-config>` can say; undefined leaves what the page says. */
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
