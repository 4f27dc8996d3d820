import { FreeShipping } from '../../../react/free-shipping/FreeShipping.tsx';
import freeShippingCss from '../../../react/free-shipping/free-shipping.css';
import { flag, number } from '../../declare/attributes.ts';
import { declareElement } from '../../declare/declaration.ts';
import { notifies } from '../../declare/events.ts';

export const freeShippingElement = declareElement({
  tag: 'shop-free-shipping',
  group: 'basket',
  component: FreeShipping,
  styles: [freeShippingCss],
  activate: 'visible',
  attributes: {
    limit: number(undefined),
    missing: number(undefined),
    hideEmpty: flag(),
  },
  events: { onReach: notifies() },
});
