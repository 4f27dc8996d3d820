import type { Docs } from './declare/docs.ts';
import type { regionModalElement } from './region-modal.element.ts';

export const regionModalDocs: Docs<typeof regionModalElement> = {
  summary: 'Tells the shopper that a delivery region was chosen for them, and how to undo that.',
  children: 'fallback',
  attributes: {
    currency: 'The currency that prices are shown in; else the page’s own (`app_shop`).',
    countryNames: {
      description: 'The names of countries by the codes of the cookies.',
      expected: 'JSON such as {"PL": "Poland"}',
    },
  },
  events: {
    onContinue: 'The shopper accepted the region.',
    onRestore: 'The default region is restored; the page would reload now.',
  },
  methods: {
    show: 'Tells of the forced region again, on any page, also where the shopper has accepted it; nothing shows where none is forced.',
    hide: 'Closes the dialog, as Escape does.',
  },
  parts: {
    dialog: 'The dialog.',
    message: 'What is forced, and what that changes.',
    continue: 'The button that accepts it.',
    restore: 'The button that restores the default.',
    error: 'Why the default could not be restored.',
  },
  states: {
    open: 'The dialog is open.',
    region: 'A country is forced.',
    zipcode: 'A postal code is forced.',
    'region-and-zipcode': 'Both are forced.',
  },
};
