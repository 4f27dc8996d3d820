import { useLayoutEffect, useState } from 'react';

/** The events that come before a press or a typed word, so that the answer is loaded in time. */
const SIGNS = ['pointerenter', 'focusin', 'touchstart', 'input'];

/** Whether the shopper has come near the element; it stays true until it is set back. */
export function useIntent(host: HTMLElement) {
  const [isNear, setNear] = useState(false);
  useLayoutEffect(() => {
    if (isNear) return;
    const controller = new AbortController();
    const options = { signal: controller.signal, passive: true };
    for (const sign of SIGNS) host.addEventListener(sign, () => setNear(true), options);
    return () => controller.abort();
  }, [host, isNear]);
  return [isNear, setNear] as const;
}
