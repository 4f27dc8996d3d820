import { MobileGrid } from '../../../react/mobile-grid/MobileGrid.tsx';
import mobileGridCss from '../../../react/mobile-grid/mobile-grid.css';
import { list } from '../../declare/attributes.ts';
import { declareElement } from '../../declare/declaration.ts';

export const mobileGridElement = declareElement({
  tag: 'shop-mobile-grid',
  group: 'products',
  component: MobileGrid,
  styles: [mobileGridCss],
  activate: 'ready',
  attributes: {
    items: list(),
  },
  events: {},
});
