import { TOAST_DURATION_MS, TOAST_POSITIONS } from '../logic/toasts/toasts.constants.ts';
import type { ToastOptions } from '../logic/toasts/toasts.model.ts';
import toastsCss from '../react/toasts/toasts.css';
import { number, oneOf } from './declare/attributes.ts';
import { declareElement, method } from './declare/declaration.ts';

export const toastsElement = declareElement({
  tag: 'shop-toasts',
  summary:
    'Short messages that go by themselves, at most five at a time; one more takes the oldest one’s place. Where a modal dialog is open, the tag is in it until it closes.',
  component: async () => (await import('../react/toasts/Toasts.tsx')).Toasts,
  styles: [toastsCss],
  activate: 'ready',
  children: 'fallback',
  attributes: {
    duration: number(
      TOAST_DURATION_MS,
      'How long a message shows before it fades, in milliseconds; 0: until it is dismissed.',
    ),
    position: oneOf(TOAST_POSITIONS, 'Where the messages show.'),
  },
  events: {},
  methods: {
    show: method<(message: string, options?: ToastOptions) => void>(
      'Shows a message, which is text; `toast()` and a `shop-toast` event of the document do the same.',
    ),
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
});
