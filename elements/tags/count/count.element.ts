import { COUNTED, type Counted } from '../../../logic/count/count.model.ts';
import { Count } from '../../../react/count/Count.tsx';
import countCss from '../../../react/count/count.css';
import { oneOf } from '../../declare/attributes.ts';
import { declareElement } from '../../declare/declaration.ts';
import { notifies } from '../../declare/events.ts';

export const countElement = declareElement({
  tag: 'shop-count',
  component: Count,
  styles: [countCss],
  activate: 'visible',
  attributes: { of: oneOf(COUNTED) },
  events: { onLoad: notifies<{ of: Counted; count: number }>() },
});
