import { useState } from 'react';
import { handleAll } from '../../logic/platform/listen.ts';
import { useListeners } from './use-listeners.ts';

/** The events that come before a press or a typed word, so that the answer is loaded in time. */
const SIGNS = ['pointerenter', 'focusin', 'touchstart', 'input'];

/** Whether the shopper has come near the element; it stays true until it is set back. */
export function useIntent(host: HTMLElement) {
  const [isNear, setNear] = useState(false);
  const handlers = handleAll(SIGNS, () => setNear(true));
  useListeners(isNear ? undefined : host, handlers, { passive: true });
  return [isNear, setNear] as const;
}
