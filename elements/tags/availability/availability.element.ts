import { Availability } from '../../../react/availability/Availability.tsx';
import availabilityCss from '../../../react/availability/availability.css';
import {
  AVAILABILITY_KINDS,
  type StockDetails,
} from '../../../react/availability/availability.props.ts';
import { flag, number, someOf, text } from '../../declare/attributes.ts';
import { declareElement } from '../../declare/declaration.ts';
import { cancelable } from '../../declare/events.ts';

export const availabilityElement = declareElement({
  tag: 'shop-availability',
  group: 'product',
  component: Availability,
  styles: [availabilityCss],
  activate: 'visible',
  attributes: {
    show: someOf(AVAILABILITY_KINDS),
    few: number(5),
    costs: flag(),
    stores: flag(),
    for: text(),
  },
  events: { onOpen: cancelable<{ what: StockDetails }>() },
});
