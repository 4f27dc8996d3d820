import { Collapse } from '../../../react/collapse/Collapse.tsx';
import collapseCss from '../../../react/collapse/collapse.css';
import { flag, number, text } from '../../declare/attributes.ts';
import { declareElement, method } from '../../declare/declaration.ts';
import { notifies } from '../../declare/events.ts';

/** Views 2 to 4 show everything. */
const DEFAULT_BELOW_PX = 757;

export const collapseElement = declareElement({
  tag: 'shop-collapse',
  group: 'page',
  component: Collapse,
  styles: [collapseCss],
  activate: 'ready',
  attributes: {
    below: number(DEFAULT_BELOW_PX),
    open: flag({ reflects: true }),
    label: text(),
  },
  events: {
    onOpen: notifies(),
    onClose: notifies(),
  },
  methods: {
    show: method<() => void>(),
    hide: method<() => void>(),
  },
});
