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

/** The context in which a page is rendered. */
export interface PageContext {
  readonly url: URL;
  readonly lang: Language;
  readonly texts: Texts;
  readonly shop: Shop;
  readonly visit: Visit;
  readonly settings: Settings;
  readonly basket: Basket;
  /** The active rebate code; '' without one. */
  readonly rebateCode: string;
  /** The visitor's shopping lists, the oldest first. */
  readonly lists: readonly ShoppingList[];
  readonly orders: Orders;
  /** The URL of a bundle of these stylesheets in `static/`; `shop` is that of the library. */
  styleSheetUrl(names: readonly string[]): string;
  readonly look: Look;
  /** The kinds of cookies that the visitor accepted. */
  readonly consent: Consent;
  /** The nonce that lets the page's inline scripts run under its policy. */
  readonly nonce: string;
  /** The address of the accounts service, with a trailing slash. */
  readonly accountsUrl: string;
  /** The fields of a submitted form; empty for a GET. */
  readonly form: URLSearchParams;
  /** The files of a submitted form by the names of their inputs. */
  readonly files: ReadonlyMap<string, File>;
  /** Whether one of our own pages sent the request. */
  readonly isFromOurPage: boolean;
  /** Creates a one-time token with which a login may register a passkey. */
  issueRegistrationToken(login: string): string;
}

/** The class of the page container, by which the platform and the tags tell pages apart. */
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

/** A step of the breadcrumbs; the last one is the page itself, without a link. */
export interface Crumb {
  readonly name: string;
  readonly href?: string;
}

/** A page without the shop's layout. */
export interface Page {
  readonly kind: PageKind;
  readonly title: string;
  readonly description?: string;
  readonly main: Html;
  readonly crumbs?: readonly Crumb[];
  /** The address of the page in each language, site-relative. */
  readonly alternates: InLanguages;
  /** Names of stylesheets in `static/` for this kind of page only. */
  readonly styles?: readonly string[];
  /** Names of module scripts in `static/`. */
  readonly scripts?: readonly string[];
  /** Whether `main` already holds the note about a forced region, so that the layout must not add another. */
  readonly hasOwnRegionModal?: boolean;
  /** The HTTP status; 200 when absent. */
  readonly status?: number;
}

/** The same address in both languages, for pages whose path names no language. */
export function sameAddress(url: URL): InLanguages {
  const inLanguage = (lang: Language) => {
    const query = new URLSearchParams(url.searchParams);
    query.set('lang', lang);
    return `${url.pathname}?${query}`;
  };
  return { pl: inLanguage('pl'), en: inLanguage('en') };
}
