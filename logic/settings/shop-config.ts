import { DEFAULT_PRICE_MASK } from '../money/price-format.ts';
import type { Language } from '../texts/language.ts';
import type { MessageOverrides } from '../texts/messages.ts';

export const PRICE_TYPES = ['gross', 'net'] as const;
export type PriceType = (typeof PRICE_TYPES)[number];
export const TRACKING_MODES = ['on', 'consent', 'off'] as const;
export type TrackingMode = (typeof TRACKING_MODES)[number];

/** Whether a provider's name is valid in names of mutations and headers. */
export const isProviderName = (text: string): boolean => /^[A-Za-z]+$/.test(text);

/** The configuration of the shop: the defaults, then `app_shop`, then `<shop-config>`. */
export interface ShopConfig {
  graphqlUrl: string;
  /** The accounts service, with a trailing slash. */
  accountsUrl: string;
  loaderUrl: string;
  ibanUrl: string;
  /** The provider's name in names of mutations and headers, letters only. */
  provider: string;
  /** The language if no ancestor of an element has a `lang`. */
  lang: Language;
  languageId: string | undefined;
  priceType: PriceType;
  priceMask: string;
  currency: string;
  /** The currency's code, such as `PLN`. */
  currencyId: string | undefined;
  currencyBefore: boolean;
  currencySpace: boolean;
  decimalSeparator: string | undefined;
  groupSeparator: string | undefined;
  /** The URL of an author's stylesheet for every shadow root. */
  stylesheet: string | undefined;
  unstyled: boolean;
  scriptPrefix: string;
  tracking: TrackingMode;
  /** The name of the document's event for consent to tracking. */
  consentEvent: string | undefined;
  noErrorReports: boolean;
  messages: MessageOverrides;
  /** Whether the shop shows Omnibus prices. */
  omnibusEnabled: boolean;
  /** Whether percentages are hidden, regardless of attributes. */
  hidePercents: boolean;
  /** Whether a rebate code can be activated, unless an attribute is set. */
  codeActivation: boolean;
  /** Rejected file extensions, unless an attribute is set. */
  blockedExtensions: readonly string[];
  /** Rejected MIME types, unless an attribute is set. */
  blockedTypes: readonly string[];
  /** The URL of the loaded page, as the theme sends it to the data loader. */
  requestUri?: string;
  /** Whether the page is cached, so that it may be from another day. */
  isCached?: boolean;
  /** The widgets in the theme's own batch; only set if it sends one. */
  additionalAjax?: string;
}

export const DEFAULT_CONFIG: ShopConfig = {
  graphqlUrl: '/graphql/v1/',
  accountsUrl: 'https://accounts.idosell.com/',
  loaderUrl: '/ajax/get.php',
  ibanUrl: '/ajax/payments.php',
  provider: 'IAI',
  lang: 'pl',
  languageId: undefined,
  priceType: 'gross',
  priceMask: DEFAULT_PRICE_MASK,
  currency: 'zł',
  currencyId: undefined,
  currencyBefore: false,
  currencySpace: true,
  decimalSeparator: undefined,
  groupSeparator: undefined,
  stylesheet: undefined,
  unstyled: false,
  scriptPrefix: '',
  tracking: 'on',
  consentEvent: undefined,
  noErrorReports: false,
  messages: {},
  omnibusEnabled: true,
  hidePercents: false,
  codeActivation: false,
  blockedExtensions: [],
  blockedTypes: [],
};
