import type { Basket } from '../platform/basket/basket.ts';
import type { Texts as InLanguages, Language } from '../platform/language.ts';
import type { ShoppingList } from '../platform/lists/list.types.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { Shop } from '../platform/shop.ts';
import type { Visit } from '../platform/visit.ts';
import type { Consent } from './consent.ts';
import type { Html } from './html.ts';
import type { Look } from './look.ts';
import type { Orders } from './orders/orders.ts';
import type { Texts } from './texts.ts';

/** What a page may look at while it is written. */
export interface PageContext {
  readonly url: URL;
  readonly lang: Language;
  readonly texts: Texts;
  readonly shop: Shop;
  readonly visit: Visit;
  readonly settings: Settings;
  readonly basket: Basket;
  /** The visitor's shopping lists, the oldest first. */
  readonly lists: readonly ShoppingList[];
  readonly orders: Orders;
  /** The address of one sheet that bundles those of `static/` with these names; `shop` is the library's. */
  styleSheetUrl(names: readonly string[]): string;
  readonly look: Look;
  /** The cookies that the visitor agreed to. */
  readonly consent: Consent;
  /** What the page's own inline script carries, so that the policy lets it run. */
  readonly nonce: string;
  /** The accounts service, with a trailing slash. */
  readonly accountsUrl: string;
  /** The fields of a submitted form; empty for a page that was only opened. */
  readonly form: URLSearchParams;
  /** The files of a submitted form, by the names of their inputs. */
  readonly files: ReadonlyMap<string, File>;
  /** Whether one of our own pages sent the request. */
  readonly isFromOurPage: boolean;
  /** A one-time permission for a login to register a passkey. */
  issueRegistrationToken(login: string): string;
}

/** The class on the page container: what the platform and the tags call this kind of page. */
export type PageKind =
  | 'main_page'
  | 'search_page'
  | 'projector_page'
  | 'basketedit_page'
  | 'shoppinglist_page'
  | 'place-order_page'
  | 'prepaid_page'
  | 'login_page'
  | 'client-new_page'
  | 'client-data_page'
  | 'client-address_page'
  | 'contact_page'
  | 'cms_page'
  | 'elements_page'
  | 'noproduct_page';

/** A step of the breadcrumbs; the last one is the page itself and has no link. */
export interface Crumb {
  readonly name: string;
  readonly href?: string;
}

/** A page before the shop's layout is put around it. */
export interface Page {
  readonly kind: PageKind;
  readonly title: string;
  readonly description?: string;
  readonly main: Html;
  readonly crumbs?: readonly Crumb[];
  /** Where the same page is in each language, site-relative. */
  readonly alternates: InLanguages;
  /** Names of style sheets in `static/` that only this kind of page needs. */
  readonly styles?: readonly string[];
  /** Names of module scripts in `static/`. */
  readonly scripts?: readonly string[];
  /** Whether the note about a forced region is in `main` already: two would cover each other. */
  readonly hasOwnRegionModal?: boolean;
  /** 200 where it is absent. */
  readonly status?: number;
}

/** The same address in both languages, for pages whose path does not name one. */
export function sameAddress(url: URL): InLanguages {
  const inLanguage = (lang: Language) => {
    const query = new URLSearchParams(url.searchParams);
    query.set('lang', lang);
    return `${url.pathname}?${query}`;
  };
  return { pl: inLanguage('pl'), en: inLanguage('en') };
}
