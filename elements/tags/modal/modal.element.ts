import overlayCss from '../../../react/dialog/overlay.css';
import { Modal } from '../../../react/modal/Modal.tsx';
import modalCss from '../../../react/modal/modal.css';
import { flag, oneOf, text } from '../../declare/attributes.ts';
import { declareElement, method } from '../../declare/declaration.ts';
import { cancelable, notifies } from '../../declare/events.ts';

export const modalElement = declareElement({
  tag: 'shop-modal',
  group: 'page',
  component: Modal,
  styles: [overlayCss, modalCss],
  activate: 'ready',
  attributes: {
    open: flag({ reflects: true }),
    label: text(),
    size: oneOf(['medium', 'small', 'large', 'full']),
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
