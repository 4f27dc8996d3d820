import type { configElement } from './config.element.ts';
import type { Docs } from './declare/docs.ts';

export const configDocs: Docs<typeof configElement> = {
  summary: 'What holds for all tags of the page: addresses, language, currency, texts, look.',
  children: 'fallback',
  attributes: {
    graphqlUrl: 'The GraphQL endpoint.',
    accountsUrl: 'The accounts service of the passkeys.',
    loaderUrl: 'Where page widgets are loaded from.',
    ibanUrl: 'Where bank account numbers are verified.',
    provider: {
      description: 'The provider’s name in calls and headers.',
      expected: 'letters only',
    },
    lang: {
      description: 'The language where no ancestor has a `lang`: pl, en, or one of the messages.',
      expected: 'a language tag such as de',
    },
    languageId: 'The platform’s id of the language.',
    priceType: 'Which prices the shopper sees.',
    priceMask: {
      description: 'How prices are written, such as `### ##0,00`.',
      expected: 'a price mask such as ### ##0,00',
    },
    currency: 'The currency’s symbol.',
    currencyBefore: 'Whether the symbol stands before the amount.',
    currencySpace: 'Whether a space is between the two.',
    decimalSeparator: 'Overrides the mask’s decimal separator.',
    groupSeparator: 'Overrides the mask’s group separator.',
    stylesheet: 'URL of a style sheet that every shadow root adopts.',
    unstyled: 'Drops our own style sheets.',
    scriptPrefix: 'What loaded script names begin with.',
    tracking: 'Whether tracking scripts run, after consent, or never.',
    noErrorReports: 'Sends no error reports.',
    messages: {
      description: 'Texts to replace, by language and key.',
      expected: 'JSON such as {"de": {"minicart.basket": "Warenkorb"}}',
    },
  },
};
