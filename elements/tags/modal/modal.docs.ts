import type { Docs } from '../../declare/docs.ts';
import type { modalElement } from './modal.element.ts';

export const modalDocs: Docs<typeof modalElement> = {
  purpose: 'messages',
  summary: {
    en: 'A modal dialog with the children of the tag.',
    pl: 'Okno nad stroną.',
  },
  synonyms: ['dialog', 'popup', 'lightbox', 'okno'],
  related: ['notice'],
  accessibility:
    'A modal dialog; the page behind it is inert. `label` names it, else the first heading in it.',
  keyboard: {
    Escape: 'Closes the dialog; focus returns to where it was.',
  },
  attributes: {
    open: 'Whether the dialog is open.',
    label:
      'The heading, which names the dialog; by default the first heading of the content names it.',
    size: 'The width of the dialog; `full` covers the window.',
  },
  events: {
    onOpen: 'The dialog has opened.',
    onClose: 'The dialog is about to close.',
  },
  prevented: { onClose: 'the dialog stays open' },
  methods: { show: 'Opens the dialog.', hide: 'Closes the dialog, unless the event is prevented.' },
  slots: {
    '': 'The content; without JavaScript it is shown in place.',
    footer: 'Buttons and links below the content.',
    'icon-close': 'Replaces the cross of the close button.',
  },
  parts: {
    dialog: 'The dialog.',
    heading: 'The heading.',
    close: 'The button that closes it.',
    content: 'The box around the content.',
    footer: 'The box around the footer.',
    box: 'The container of the dialog’s content.',
    header: 'The row with the heading and the button.',
    icon: 'The cross of the button.',
  },
  states: { open: 'The dialog is open.' },
  cssProperties: { '--shop-modal-size': 'The width of the dialog; it overrides `size`.' },
};
