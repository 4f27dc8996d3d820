import { atom } from 'jotai/vanilla';
import { pageState } from '../state/page-state.ts';
import { MAX_TOASTS } from './toasts.constants.ts';
import { createToast, type Toast } from './toasts.model.ts';

/** The toasts of the page, newest last; queued until an element shows them. */
export const toastsAtom = pageState<readonly Toast[]>(() => []);

const presentersAtom = pageState<readonly object[]>(() => []);

/** The element that shows the toasts: only the first registered one, so that no toast shows twice. */
export const presenterAtom = atom((get) => get(presentersAtom)[0]);

/** Registers an element that can show toasts. The result unregisters it. */
export const presentToastsAtom = atom(null, (_get, set, host: object) => {
  set(presentersAtom, (hosts) => [...hosts, host]);
  return () => set(presentersAtom, (hosts) => hosts.toSpliced(hosts.lastIndexOf(host), 1));
});

/** Shows a toast and removes the oldest one if there are too many. Returns whether there was a message. */
export const showToastAtom = atom(null, (_get, set, request: unknown): boolean => {
  const toast = createToast(request);
  if (toast) set(toastsAtom, (toasts) => [...toasts, toast].slice(-MAX_TOASTS));
  return toast !== undefined;
});

/** Handles a request for a toast; only the element that shows the toasts acts on it. */
export const receiveToastAtom = atom(
  null,
  (get, set, { host, request }: { host: object; request: unknown }) =>
    get(presenterAtom) === host && set(showToastAtom, request),
);

/** Starts to fade a toast; returns false when it is already fading or gone. */
export const dismissToastAtom = atom(null, (get, set, id: number): boolean => {
  const isShown = get(toastsAtom).some((toast) => toast.id === id && !toast.isLeaving);
  set(toastsAtom, (toasts) =>
    toasts.map((toast) => (toast.id === id ? { ...toast, isLeaving: true } : toast)),
  );
  return isShown;
});

/** Removes a toast that has faded. */
export const removeToastAtom = atom(null, (_get, set, id: number) =>
  set(toastsAtom, (toasts) => toasts.filter((toast) => toast.id !== id)),
);
