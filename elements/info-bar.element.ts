import { BAR_POSITIONS } from '../logic/info-bar/stuck-bars.atoms.ts';
import infoBarCss from '../react/info-bar/info-bar.css';
import { flag, oneOf, text } from './declare/attributes.ts';
import { asks, declareElement } from './declare/declaration.ts';

export const infoBarElement = declareElement({
  tag: 'shop-info-bar',
  component: async () => (await import('../react/info-bar/InfoBar.tsx')).InfoBar,
  styles: [infoBarCss],
  activate: 'ready',
  attributes: {
    barId: text(),
    closable: flag(),
    fixed: flag(),
    position: oneOf(BAR_POSITIONS),
  },
  events: {
    onClose: asks<{ id: string }>(),
  },
});
