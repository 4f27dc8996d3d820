import { DEFAULT_PRICE_MASK } from '../money/price-format.ts';
import type { Language } from '../texts/language.ts';
import type { MessageOverrides } from '../texts/messages.ts';

export const PRICE_TYPES = ['gross', 'net'] as const;
export type PriceType = (typeof PRICE_TYPES)[number];
export const TRACKING_MODES = ['on', 'consent', 'off'] as const;
export type TrackingMode = (typeof TRACKING_MODES)[number];

/** Whether a provider's name may stand in mutation and header names. */
export const isProviderName = (text: string): boolean => /^[A-Za-z]+$/.test(text);

/** The configuration of the shop: the defaults, then `app_shop`, then `<shop-config>`. */
export interface ShopConfig {
  graphqlUrl: string;
  /** The accounts service, with a trailing slash. */
  accountsUrl: string;
  loaderUrl: string;
  ibanUrl: string;
  /** The provider's name in mutation and header names, letters only. */
  provider: string;
  /** The language where no ancestor of a tag has a `lang`. */
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
  /** URL of an author's style sheet for every shadow root. */
  stylesheet: string | undefined;
  unstyled: boolean;
  scriptPrefix: string;
  tracking: TrackingMode;
  /** The name of the document's event that tells of the visitor's consent to tracking. */
  consentEvent: string | undefined;
  noErrorReports: boolean;
  messages: MessageOverrides;
  /** Whether the shop shows Omnibus prices at all. */
  omnibusEnabled: boolean;
  /** Whether percentages are hidden, also where a tag wants them. */
  hidePercents: boolean;
  /** Whether a rebate code can be activated, where a tag does not say. */
  codeActivation: boolean;
  /** Extensions of files that the shop does not take, where a tag does not say. */
  blockedExtensions: readonly string[];
  /** MIME types of files that the shop does not take, where a tag does not say. */
  blockedTypes: readonly string[];
  /** The address of the page that was loaded, as the theme names it to the data loader. */
  requestUri?: string;
  /** Whether the page comes from a cache, so that it may be another day's. */
  isCached?: boolean;
  /** The parts of the page that the theme's own batch asks for; there only where it sends one. */
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
