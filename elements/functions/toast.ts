import { pageStore } from '../../logic/state/page-state.ts';
import { showToastAtom } from '../../logic/toasts/toasts.atoms.ts';
import type { ToastOptions } from '../../logic/toasts/toasts.model.ts';
import { warnOfToast } from '../advice/calls.ts';

/** Shows a toast in `<shop-toasts>`. Without one, the last five are queued. */
export const toast = (message: string, options: ToastOptions = {}): void => {
  warnOfToast(message, options);
  pageStore.set(showToastAtom, { ...options, message });
};
