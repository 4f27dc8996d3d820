import { TOAST_DURATION_MS, TOAST_POSITIONS } from '../../../logic/toasts/toasts.constants.ts';
import type { ToastOptions } from '../../../logic/toasts/toasts.model.ts';
import { Toasts } from '../../../react/toasts/Toasts.tsx';
import toastsCss from '../../../react/toasts/toasts.css';
import { number, oneOf } from '../../declare/attributes.ts';
import { declareElement, method } from '../../declare/declaration.ts';

export const toastsElement = declareElement({
  tag: 'shop-toasts',
  group: 'page',
  component: Toasts,
  styles: [toastsCss],
  activate: 'ready',
  attributes: {
    duration: number(TOAST_DURATION_MS),
    position: oneOf(TOAST_POSITIONS),
  },
  events: {},
  methods: {
    show: method<(message: string, options?: ToastOptions) => void>(),
  },
});
