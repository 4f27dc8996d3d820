import { SCALES } from '../../../logic/range/range.model.ts';
import rangeCss from '../../../react/range/range.css';
import { ShopRange } from '../../../react/range/ShopRange.tsx';
import messageLineCss from '../../../react/validation/message-line.css';
import { number, oneOf, text } from '../../declare/attributes.ts';
import { declareElement } from '../../declare/declaration.ts';
import { notifies } from '../../declare/events.ts';

export const rangeElement = declareElement({
  tag: 'shop-range',
  component: ShopRange,
  styles: [messageLineCss, rangeCss],
  activate: 'visible',
  attributes: {
    min: number(undefined),
    max: number(undefined),
    step: number(undefined),
    label: text(),
    scale: oneOf(SCALES),
  },
  events: { onChange: notifies<{ from: number | undefined; to: number | undefined }>() },
});
