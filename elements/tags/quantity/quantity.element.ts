import { Quantity } from '../../../react/quantity/Quantity.tsx';
import quantityCss from '../../../react/quantity/quantity.css';
import type { QuantityReason } from '../../../react/quantity/quantity.props.ts';
import messageLineCss from '../../../react/validation/message-line.css';
import { number, text } from '../../declare/attributes.ts';
import { declareElement, method } from '../../declare/declaration.ts';
import { notifies } from '../../declare/events.ts';

export const quantityElement = declareElement({
  tag: 'shop-quantity',
  group: 'choices',
  component: Quantity,
  styles: [messageLineCss, quantityCss],
  activate: 'ready',
  attributes: {
    min: number(undefined),
    max: number(undefined),
    step: number(undefined),
    precision: number(undefined),
    unit: text(),
    unitPlural: text(),
    unitFraction: text(),
    for: text(),
    label: text(),
  },
  events: {
    onChange: notifies<{ value: number; reason: QuantityReason }>(),
  },
  methods: {
    set: method<(value: number | string) => number>(),
  },
});
