import overlayCss from '../react/dialog/overlay.css';
import modalCss from '../react/modal/modal.css';
import { flag, oneOf, text } from './declare/attributes.ts';
import { asks, declareElement, method, notifies } from './declare/declaration.ts';

export const modalElement = declareElement({
  tag: 'shop-modal',
  component: async () => (await import('../react/modal/Modal.tsx')).Modal,
  styles: [overlayCss, modalCss],
  activate: 'ready',
  attributes: {
    open: flag({ reflects: true }),
    label: text(),
    size: oneOf(['medium', 'small', 'large', 'full']),
  },
  events: {
    onOpen: notifies(),
    onClose: asks(),
  },
  methods: {
    show: method<() => void>(),
    hide: method<() => void>(),
  },
});
