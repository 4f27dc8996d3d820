import * as v from 'valibot';
import { type ConfigValues, configureShopAtom } from '../logic/config/config.atoms.ts';
import { isPriceMask } from '../logic/money/price-mask.ts';
import { warnAuthor } from '../logic/page/warn-author.ts';
import { isProviderName, PRICE_TYPES, TRACKING_MODES } from '../logic/settings/shop-config.ts';
import { pageStore } from '../logic/state/page-store.ts';
import { parseLanguage } from '../logic/texts/language.ts';
import { MessageOverridesSchema } from '../logic/texts/message-overrides.ts';
import { flag, json, oneOf, text } from './declare/attributes.ts';
import { declareElement } from './declare/declaration.ts';
import { dispatchFailure } from './element/failures.ts';

const PriceMaskSchema = v.pipe(v.string(), v.check(isPriceMask));
const ProviderSchema = v.pipe(v.string(), v.check(isProviderName));
/** As any `lang`, a BCP 47 tag: `en-GB` is English. */
const LanguageSchema = v.pipe(
  v.string(),
  v.transform((tag: string) => parseLanguage(tag)),
  v.string(),
);

function stylesFailed(host: HTMLElement, cause: unknown): void {
  warnAuthor('[shop-config] stylesheet: could not be loaded; see the network panel for its URL.');
  const message = '[shop] shop-config: the style sheet could not be loaded.';
  dispatchFailure(host, { code: 'stylesheet', message, cause });
}

/** The first one on the page wins. */
function applyConfig(values: ConfigValues, host: HTMLElement): void {
  if (host.ownerDocument.querySelector('shop-config') === host) {
    pageStore.set(configureShopAtom, values).then((cause) => cause && stylesFailed(host, cause));
  } else {
    warnAuthor('[shop-config] a second one on the page is ignored; the first one wins.');
  }
}

export const configElement = declareElement({
  tag: 'shop-config',
  summary: 'What holds for all tags of the page: addresses, language, currency, texts, look.',
  apply: applyConfig,
  styles: [':host{display:none}'],
  activate: 'ready',
  children: 'fallback',
  attributes: {
    graphqlUrl: text('The GraphQL endpoint.', { inherits: 'graphqlUrl' }),
    accountsUrl: text('The accounts service of the passkeys.', { inherits: 'accountsUrl' }),
    loaderUrl: text('Where page widgets are loaded from.', { inherits: 'loaderUrl' }),
    ibanUrl: text('Where bank account numbers are verified.', { inherits: 'ibanUrl' }),
    provider: {
      ...text('The provider’s name in calls and headers.', { inherits: 'provider' }),
      expected: 'letters only',
      schema: ProviderSchema,
    },
    lang: {
      ...text('The language where no ancestor has a `lang`: pl, en, or one of the messages.', {
        inherits: 'lang',
      }),
      expected: 'a language tag such as de',
      schema: LanguageSchema,
    },
    languageId: text('The platform’s id of the language.', { inherits: 'languageId' }),
    priceType: oneOf(PRICE_TYPES, 'Which prices the shopper sees.', { inherits: 'priceType' }),
    priceMask: {
      ...text('How prices are written, such as `### ##0,00`.', { inherits: 'priceMask' }),
      expected: 'a price mask such as ### ##0,00',
      schema: PriceMaskSchema,
    },
    currency: text('The currency’s symbol.', { inherits: 'currency' }),
    currencyBefore: flag('Whether the symbol stands before the amount.', {
      inherits: 'currencyBefore',
    }),
    currencySpace: flag('Whether a space is between the two.', { inherits: 'currencySpace' }),
    decimalSeparator: text('Overrides the mask’s decimal separator.', {
      inherits: 'decimalSeparator',
    }),
    groupSeparator: text('Overrides the mask’s group separator.', { inherits: 'groupSeparator' }),
    stylesheet: text('URL of a style sheet that every shadow root adopts.', {
      inherits: 'stylesheet',
    }),
    unstyled: flag('Drops our own style sheets.', { inherits: 'unstyled' }),
    scriptPrefix: text('What loaded script names begin with.', { inherits: 'scriptPrefix' }),
    tracking: oneOf(TRACKING_MODES, 'Whether tracking scripts run, after consent, or never.', {
      inherits: 'tracking',
    }),
    noErrorReports: flag('Sends no error reports.', { inherits: 'noErrorReports' }),
    messages: json(MessageOverridesSchema, 'Texts to replace, by language and key.', {
      child: true,
    }),
  },
  events: {},
});
