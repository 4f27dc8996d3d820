import type { Docs } from '../../declare/docs.ts';
import { currencyDocs } from '../../declare/money/currency-docs.ts';
import type { regionModalElement } from './region-modal.element.ts';

export const regionModalDocs: Docs<typeof regionModalElement> = {
  purpose: 'page',
  summary: {
    en: 'Informs the shopper that a delivery region was chosen for them, and lets them undo that.',
    pl: 'Wymuszony kraj lub kod pocztowy.',
  },
  synonyms: ['country', 'currency', 'kraj dostawy', 'region'],
  related: ['notice'],
  accessibility: 'A modal dialog that opens automatically; a failure in it is announced at once.',
  keyboard: {
    Escape: 'Closes it until the next page.',
  },
  calls: {
    unsetRegion: 'With the button that restores the country.',
    unsetZipcode: 'With the button that restores the postal code.',
    unsetRegionAndZipcode: 'With the button that restores both.',
  },
  children: 'none',
  attributes: {
    currency: currencyDocs('The currency of the prices; by default that of `app_shop`.'),
    countryNames: {
      description: 'The names of countries, by the codes in the cookies.',
      expected: 'JSON such as {"PL": "Poland"}',
      data: 'country-names',
    },
  },
  events: {
    onContinue: 'The shopper has accepted the region.',
    onRestore: 'The default region is restored; the page is about to reload.',
  },
  prevented: { onRestore: 'the page does not reload' },
  methods: {
    show: 'Shows the notice of the forced region again, even if the shopper has accepted it; without a forced region nothing shows.',
    hide: 'Closes the dialog, like Escape.',
  },
  parts: {
    dialog: 'The dialog.',
    message: 'The explanation of the forced region.',
    continue: 'The button that accepts it.',
    restore: 'The button that restores the default.',
    error: 'The reason why the default could not be restored.',
    box: 'The container of the dialog’s content.',
    heading: 'The heading.',
    place: 'The name of the region or the currency.',
    line: 'A line of the explanation.',
    words: 'The text before the name of the region or the currency.',
    actions: 'The row of buttons.',
  },
  states: {
    open: 'The dialog is open.',
    region: 'A country is forced.',
    zipcode: 'A postal code is forced.',
    'region-and-zipcode': 'Both are forced.',
  },
};
