import { useState } from 'react';
import { handleAll } from '../../logic/platform/listen.ts';
import { useListeners } from './use-listeners.ts';

/** Events that precede a click or typing, so that modules load in time. */
const INTENT_EVENTS = ['pointerenter', 'focusin', 'touchstart', 'input'];

/** Whether the shopper has approached the element; true until it is reset. */
export function useIntent(host: HTMLElement) {
  const [isNear, setNear] = useState(false);
  const handlers = handleAll(INTENT_EVENTS, () => setNear(true));
  useListeners(isNear ? undefined : host, handlers, { passive: true });
  return [isNear, setNear] as const;
}
