import * as v from 'valibot';
import type { ForcedMode } from '../logic/region-modal/region-modal.model.ts';
import { json, text } from './declare/attributes.ts';
import { asks, declareElement, method, notifies } from './declare/declaration.ts';

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
    ),
  },
  events: {
    onContinue: notifies<{ mode: ForcedMode }>('The shopper accepted the region.'),
    onRestore: asks<{ mode: ForcedMode }>(
      'The default region is restored; the page would reload now.',
    ),
  },
  methods: {
    show: method<() => void>(
      'Tells of the forced region again, on any page, also where the shopper has accepted it; nothing shows where none is forced.',
    ),
    hide: method<() => void>('Closes the dialog, as Escape does.'),
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
