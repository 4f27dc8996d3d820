import type { Docs } from './declare/docs.ts';
import type { toastsElement } from './toasts.element.ts';

export const toastsDocs: Docs<typeof toastsElement> = {
  summary:
    'Short messages that go by themselves, at most five at a time; one more takes the oldest one’s place. Where a modal dialog is open, the tag is in it until it closes.',
  children: 'fallback',
  attributes: {
    duration:
      'How long a message shows before it fades, in milliseconds; 0: until it is dismissed.',
    position: 'Where the messages show.',
  },
  methods: {
    show: 'Shows a message, which is text; `toast()` and a `shop-toast` event of the document do the same.',
  },
  slots: { '': 'Shown without script.' },
  parts: {
    region: 'What is around the messages.',
    toast: 'One message; also `info`, `success` or `error`.',
    message: 'Its text.',
    action: 'What the shopper can do about it.',
    dismiss: 'The button that dismisses it.',
  },
  states: { open: 'There are messages.' },
  cssProperties: { '--shop-toasts-size': 'The width of the messages.' },
};
