import { BackToTop } from '../../../react/back-to-top/BackToTop.tsx';
import backToTopCss from '../../../react/back-to-top/back-to-top.css';
import { numberWithin } from '../../declare/attributes.ts';
import { declareElement } from '../../declare/declaration.ts';

const DEFAULT_VIEWPORTS = 2;

export const backToTopElement = declareElement({
  tag: 'shop-back-to-top',
  group: 'page',
  component: BackToTop,
  styles: [backToTopCss],
  activate: 'ready',
  attributes: {
    after: numberWithin([0, 100], DEFAULT_VIEWPORTS),
  },
  events: {},
});
