import type { Docs } from './declare/docs.ts';
import type { infoBarElement } from './info-bar.element.ts';

export const infoBarDocs: Docs<typeof infoBarElement> = {
  summary: 'A message above or below the page that the shopper can close for good.',
  attributes: {
    barId: 'What `closedBars` remembers; without it a closed bar is back on the next page.',
    closable: 'Whether there is a button that closes the bar.',
    fixed: 'Whether the bar sticks to its edge of the screen; with it, its container does.',
    position: 'The edge of the page that the bar is at.',
  },
  events: {
    onClose:
      'The shopper closes the bar; then it is remembered and removed, with a container left empty.',
  },
  slots: { '': 'The message.' },
  parts: { bar: 'The whole bar.', content: 'The message.', close: 'The button that closes it.' },
  states: { fixed: 'The bar sticks to its edge of the screen.' },
  cssProperties: {
    '--background-color': 'Behind the message, as the platform writes it into the style of a bar.',
    '--border-color': 'The lines above and below the message.',
    '--font-color': 'The message and the button.',
  },
};
