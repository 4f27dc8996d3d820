import type { Docs } from './declare/docs.ts';
import type { modalElement } from './modal.element.ts';

export const modalDocs: Docs<typeof modalElement> = {
  summary: 'The tag’s children in a modal dialog.',
  attributes: {
    open: 'Whether the dialog is open.',
    label: 'The heading, which names the dialog; without it the content’s first one does.',
    size: 'How wide it is; `full` is all the window.',
  },
  events: {
    onOpen: 'The dialog has opened.',
    onClose: 'The dialog is to be closed; then it closes.',
  },
  methods: { show: 'Opens the dialog.', hide: 'Closes the dialog, unless the page refuses.' },
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
};
