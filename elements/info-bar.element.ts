import { BAR_POSITIONS } from '../logic/info-bar/stuck-bars.atoms.ts';
import infoBarCss from '../react/info-bar/info-bar.css';
import { flag, oneOf, text } from './declare/attributes.ts';
import { asks, declareElement } from './declare/declaration.ts';

export const infoBarElement = declareElement({
  tag: 'shop-info-bar',
  summary: 'A message above or below the page that the shopper can close for good.',
  component: async () => (await import('../react/info-bar/InfoBar.tsx')).InfoBar,
  styles: [infoBarCss],
  activate: 'ready',
  attributes: {
    barId: text('What `closedBars` remembers; without it a closed bar is back on the next page.'),
    closable: flag('Whether there is a button that closes the bar.'),
    fixed: flag('Whether the bar sticks to its edge of the screen; with it, its container does.'),
    position: oneOf(BAR_POSITIONS, 'The edge of the page that the bar is at.'),
  },
  events: {
    onClose: asks<{ id: string }>(
      'The shopper closes the bar; then it is remembered and removed, with a container left empty.',
    ),
  },
  slots: { '': 'The message.' },
  parts: { bar: 'The whole bar.', content: 'The message.', close: 'The button that closes it.' },
  cssProperties: {
    '--background-color': 'Behind the message, as the platform writes it into the style of a bar.',
    '--border-color': 'The lines above and below the message.',
    '--font-color': 'The message and the button.',
  },
  states: { fixed: 'The bar sticks to its edge of the screen.' },
});
