import { Availability } from '../../../react/availability/Availability.tsx';
import availabilityCss from '../../../react/availability/availability.css';
import type { StockDetails } from '../../../react/availability/availability.props.ts';
import { flag, list, number, text } from '../../declare/attributes.ts';
import { declareElement } from '../../declare/declaration.ts';
import { cancelable } from '../../declare/events.ts';

export const availabilityElement = declareElement({
  tag: 'shop-availability',
  group: 'product',
  component: Availability,
  styles: [availabilityCss],
  activate: 'visible',
  attributes: {
    show: list(),
    few: number(5),
    costs: flag(),
    stores: flag(),
    for: text(),
  },
  events: { onOpen: cancelable<{ what: StockDetails }>() },
});
