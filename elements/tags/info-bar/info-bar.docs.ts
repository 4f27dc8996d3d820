import type { Docs } from '../../declare/docs.ts';
import type { infoBarElement } from './info-bar.element.ts';

export const infoBarDocs: Docs<typeof infoBarElement> = {
  purpose: 'messages',
  summary: {
    en: 'A message above or below the page that the shopper can close for good.',
    pl: 'Pasek nad stroną lub pod nią.',
  },
  synonyms: ['announcement', 'bar', 'pasek', 'komunikat'],
  related: ['notice'],
  accessibility: 'A landmark region with a named close button.',
  mistakes: [
    {
      is: '[closable]:not([bar-id], [closable="false"], [closable="0"], [closable="n"])',
      text: 'closable without bar-id: a bar that was closed is back on the next page.',
    },
  ],
  unique: 'barId',
  attributes: {
    barId:
      'The id under which `closedBars` remembers that the bar was closed; without it the bar is back on the next page.',
    closable: 'Whether there is a button that closes the bar.',
    days: {
      description:
        'For how many days the bar stays open closed. A cookie with the name `bar-id` remembers it then, as the theme does with `freeeshipping_clicked` and `rabateCode_clicked`.',
      expected: 'a number of days from 1 to 400',
    },
    fixed: 'Whether the bar, with its container, sticks to its edge of the viewport.',
    position: 'The edge of the page where the bar is.',
  },
  events: {
    onClose:
      'The shopper has clicked the close button. The bar is about to be stored as closed and removed, with its container if that is then empty.',
  },
  prevented: { onClose: 'the bar stays open' },
  slots: { '': 'The message.', 'icon-close': 'Replaces the cross of the close button.' },
  parts: {
    bar: 'The whole bar.',
    content: 'The message.',
    close: 'The button that closes it.',
    icon: 'The cross of the button.',
  },
  states: { fixed: 'The bar sticks to its edge of the viewport.' },
  cssProperties: {
    '--background-color': 'The background colour; the platform writes it into the style of a bar.',
    '--border-color': 'The colour of the lines above and below the message.',
    '--font-color': 'The colour of the message and the button.',
    '--shop-bar-inset-end':
      'The space at the end of a bar for floating elements, such as a chat button.',
  },
};
