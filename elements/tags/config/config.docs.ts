import type { Docs } from '../../declare/docs.ts';
import { currencyDocs } from '../../declare/money/currency-docs.ts';
import type { configElement } from './config.element.ts';

export const configDocs: Docs<typeof configElement> = {
  purpose: 'page',
  summary: {
    en: 'The settings of all tags on the page: addresses, language, currency, texts, look.',
    pl: 'Ustawienia wszystkich tagów strony.',
  },
  synonyms: ['settings', 'options', 'ustawienia', 'konfiguracja'],
  related: ['price', 'widgets'],
  accessibility: 'It shows nothing.',
  calls: { stylesheet: 'Once a page, where the attribute `stylesheet` has an address.' },
  children: 'none',
  attributes: {
    graphqlUrl: 'The GraphQL endpoint.',
    accountsUrl: 'The accounts service of the passkeys.',
    loaderUrl: 'The address that page widgets are loaded from.',
    ibanUrl: 'The address that verifies bank account numbers.',
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
    currencyBefore: 'Whether the symbol stands before the amount.',
    currencySpace: 'Whether a space separates symbol and amount.',
    decimalSeparator: 'Replaces the decimal separator of the mask.',
    groupSeparator: 'Replaces the group separator of the mask.',
    stylesheet: 'The URL of a style sheet that all tags adopt into their shadow roots.',
    unstyled: 'Leaves out the style sheets of the library.',
    scriptPrefix: 'The prefix of the names of scripts that are loaded.',
    tracking: 'Whether tracking scripts run at once, after consent, or never.',
    consentEvent:
      'The name of the event of the document by which the page tells that the visitor consents to tracking; `grantTracking()` does the same.',
    noErrorReports: 'Turns error reports off.',
    messages: {
      description: 'Texts that replace those of the library, by language and key.',
      expected: 'JSON such as {"de": {"minicart.basket": "Warenkorb"}}',
      data: 'messages',
    },
  },
};
