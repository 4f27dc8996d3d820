import overlayCss from '../../../react/dialog/overlay.css';
import { Drawer } from '../../../react/drawer/Drawer.tsx';
import drawerCss from '../../../react/drawer/drawer.css';
import { flag, oneOf, text } from '../../declare/attributes.ts';
import { declareElement, method } from '../../declare/declaration.ts';
import { cancelable, notifies } from '../../declare/events.ts';

export const drawerElement = declareElement({
  tag: 'shop-drawer',
  group: 'page',
  component: Drawer,
  styles: [overlayCss, drawerCss],
  activate: 'ready',
  attributes: {
    open: flag({ reflects: true }),
    side: oneOf(['start', 'end']),
    label: text(),
  },
  events: {
    onOpen: notifies(),
    onClose: cancelable(),
  },
  methods: {
    show: method<() => void>(),
    hide: method<() => void>(),
  },
});
