import type { Docs } from '../../declare/docs.ts';
import { currencyDocs } from '../../declare/money/currency-docs.ts';
import type { configElement } from './config.element.ts';

export const configDocs: Docs<typeof configElement> = {
  purpose: 'page',
  summary: {
    en: 'The settings of all tags on the page: URLs, language, currency, texts, styles.',
    pl: 'Ustawienia wszystkich znaczników strony.',
  },
  synonyms: ['settings', 'options', 'ustawienia', 'konfiguracja'],
  related: ['price', 'widgets'],
  accessibility: 'It shows nothing.',
  calls: { stylesheet: 'Once per page, if the attribute `stylesheet` has a URL.' },
  children: 'none',
  second: 'the first one configures the page',
  attributes: {
    graphqlUrl: 'The GraphQL endpoint.',
    accountsUrl: 'The accounts service of the passkeys.',
    loaderUrl: 'The URL from which page widgets are loaded.',
    ibanUrl: 'The URL that verifies bank account numbers.',
    provider: {
      description: 'The name of the provider in requests and headers.',
      expected: 'letters only',
    },
    lang: {
      description:
        'The language of tags that have no `lang` around them: pl, en, or a language of the messages.',
      expected: 'a language tag such as de',
    },
    languageId: {
      description: 'The platform’s id of the language.',
      expected: 'the number of the language',
      usual: /^\d+$/,
    },
    priceType: 'Which prices the shopper sees.',
    priceMask: {
      description: 'The format of prices, such as `### ##0,00`.',
      expected: 'a price mask such as ### ##0,00',
    },
    currency: currencyDocs(
      'The currency, as a symbol (`€`) or a code (`EUR`), whose symbol shows.',
    ),
    currencyBefore: 'Whether the symbol precedes the amount.',
    currencySpace: 'Whether a space separates symbol and amount.',
    decimalSeparator: 'Replaces the decimal separator of the mask.',
    groupSeparator: 'Replaces the group separator of the mask.',
    stylesheet: 'The URL of a stylesheet that all tags adopt into their shadow roots.',
    unstyled: 'Omits the stylesheets of the library.',
    scriptPrefix: 'The URL prefix of the shop’s scripts.',
    tracking: 'Whether tracking scripts run at once, after consent, or never.',
    consentEvent:
      'The name of the document’s event for the visitor’s consent to tracking; `grantTracking()` does the same.',
    noErrorReports: 'Turns error reports off.',
    messages: {
      description: 'Texts that replace those of the library, by language and key.',
      expected: 'JSON such as {"de": {"minicart.basket": "Warenkorb"}}',
      data: 'messages',
    },
  },
  methods: {
    grantTracking:
      'Grants the visitor’s consent to tracking, as the function of the same name does.',
  },
};
