import { BAR_POSITIONS } from '../../../logic/info-bar/stuck-bars.atoms.ts';
import { InfoBar } from '../../../react/info-bar/InfoBar.tsx';
import infoBarCss from '../../../react/info-bar/info-bar.css';
import { flag, numberWithin, oneOf, text } from '../../declare/attributes.ts';
import { declareElement } from '../../declare/declaration.ts';
import { cancelable } from '../../declare/events.ts';

/** The maximum lifetime of a cookie in browsers, in days. */
const MOST_DAYS = 400;

export const infoBarElement = declareElement({
  tag: 'shop-info-bar',
  group: 'page',
  component: InfoBar,
  styles: [infoBarCss],
  activate: 'ready',
  attributes: {
    barId: text(),
    closable: flag(),
    days: numberWithin([1, MOST_DAYS], undefined),
    fixed: flag(),
    position: oneOf(BAR_POSITIONS),
  },
  events: {
    onClose: cancelable<{ id: string }>(),
  },
});
