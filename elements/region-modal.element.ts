import * as v from 'valibot';
import { json, text } from './declare/attributes.ts';
import { asks, declareElement, method, notifies } from './declare/declaration.ts';

const MODE = "{ mode: 'region' | 'zipcode' | 'regionAndZipcode' }";

export const regionModalElement = declareElement({
  tag: 'shop-region-modal',
  summary: 'Tells the shopper that a delivery region was chosen for them, and how to undo that.',
  component: async () => (await import('../react/region-modal/RegionModal.tsx')).RegionModal,
  activate: 'ready',
  children: 'fallback',
  attributes: {
    currency: text('The currency that prices are shown in; else the page’s own (`app_shop`).', {
      inherits: 'currencyId',
    }),
    countryNames: json(
      v.record(v.string(), v.string()),
      'The names of countries by the codes of the cookies.',
      { type: 'Record<string, string>' },
    ),
  },
  events: {
    onContinue: notifies(MODE, 'The shopper accepted the region.'),
    onRestore: asks(MODE, 'The default region is restored; the page would reload now.'),
  },
  methods: {
    show: method<() => void>(
      'show(): void',
      'Tells of the forced region again, on any page, also where the shopper has accepted it; nothing shows where none is forced.',
    ),
    hide: method<() => void>('hide(): void', 'Closes the dialog, as Escape does.'),
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
});
