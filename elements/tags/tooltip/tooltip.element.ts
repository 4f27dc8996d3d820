import { HIDE_DELAY_MS, OFFSET_PX, PLACEMENTS } from '../../../logic/tooltip/tooltip.constants.ts';
import { Tooltip } from '../../../react/tooltip/Tooltip.tsx';
import { number, oneOf, text } from '../../declare/attributes.ts';
import { declareElement } from '../../declare/declaration.ts';

export const tooltipElement = declareElement({
  tag: 'shop-tooltip',
  group: 'product',
  component: Tooltip,
  activate: 'visible',
  attributes: {
    text: text(),
    hideDelay: number(HIDE_DELAY_MS),
    offset: number(OFFSET_PX),
    placement: oneOf(PLACEMENTS),
  },
  events: {},
});
