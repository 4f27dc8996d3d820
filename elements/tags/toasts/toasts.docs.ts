import type { Docs } from '../../declare/docs.ts';
import type { toastsElement } from './toasts.element.ts';

export const toastsDocs: Docs<typeof toastsElement> = {
  purpose: 'messages',
  summary: {
    en: 'Short messages that disappear automatically, at most five at a time; a sixth replaces the oldest. While a modal dialog is open, the messages show in it.',
    pl: 'Krótkie wiadomości, które same znikają.',
  },
  synonyms: ['toast', 'snackbar', 'message', 'komunikaty'],
  related: ['modal'],
  accessibility: 'A named region. Messages are announced; errors assertively.',
  keyboard: {
    Tab: 'Moves from the clicked control to the button of the message, then back.',
    Escape: 'Closes the message that has focus.',
  },
  children: 'none',
  second: 'the first one shows all messages',
  attributes: {
    duration: {
      description:
        'The time that a message shows before it fades, in milliseconds; 0 shows it until it is dismissed.',
      expected: 'milliseconds such as 5000',
      usual: /^(?:0|\d{3,}(?:\.\d+)?)$/,
    },
    position: 'The edge or corner of the window at which messages show.',
  },
  methods: {
    show: 'Shows a plain-text message; `toast()` and a `shop-toast` event of the document do the same.',
  },
  slots: { '': 'Content for pages without JavaScript.' },
  parts: {
    region: 'The box around the messages.',
    toast: 'One message; also `info`, `success` or `error`.',
    message: 'The text of a message.',
    action: 'The link or button in a message.',
    dismiss: 'The button that dismisses a message.',
    list: 'The list of messages.',
    body: 'The box of text and action.',
    icon: 'The icon of a message.',
  },
  states: { open: 'There are messages.' },
  cssProperties: { '--shop-toasts-size': 'The width of the messages.' },
};
