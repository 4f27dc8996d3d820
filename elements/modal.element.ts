import overlayCss from '../react/dialog/overlay.css';
import modalCss from '../react/modal/modal.css';
import { flag, oneOf, text } from './declare/attributes.ts';
import { asks, declareElement, method, notifies } from './declare/declaration.ts';

export const modalElement = declareElement({
  tag: 'shop-modal',
  summary: 'The tag’s children in a modal dialog.',
  component: async () => (await import('../react/modal/Modal.tsx')).Modal,
  styles: [overlayCss, modalCss],
  activate: 'ready',
  attributes: {
    open: flag('Whether the dialog is open.', { reflects: true }),
    label: text('The heading, which names the dialog; without it the content’s first one does.'),
    size: oneOf(['medium', 'small', 'large', 'full'], 'How wide it is; `full` is all the window.'),
  },
  events: {
    onOpen: notifies('The dialog has opened.'),
    onClose: asks('The dialog is to be closed; then it closes.'),
  },
  methods: {
    show: method<() => void>('Opens the dialog.'),
    hide: method<() => void>('Closes the dialog, unless the page refuses.'),
  },
  slots: {
    '': 'The content; without script it shows where it stands.',
    footer: 'Below the content: what can be done.',
  },
  parts: {
    dialog: 'The dialog.',
    heading: 'Its heading.',
    close: 'The button that closes it.',
    content: 'What is around the content.',
    footer: 'What is around the footer.',
  },
  states: { open: 'The dialog is open.' },
  cssProperties: { '--shop-modal-size': 'The width of the dialog, in place of what `size` says.' },
});
