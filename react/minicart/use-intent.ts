import { useLayoutEffect, useState } from 'react';

/** What comes before a press: by then its answer should be loaded. */
const SIGNS = ['pointerenter', 'focusin', 'touchstart'];

/** Whether the shopper has come near the element: from then on it stays true. */
export function useIntent(host: HTMLElement): boolean {
  const [isNear, setNear] = useState(false);
  useLayoutEffect(() => {
    if (isNear) return;
    const controller = new AbortController();
    const options = { signal: controller.signal, passive: true };
    for (const sign of SIGNS) host.addEventListener(sign, () => setNear(true), options);
    return () => controller.abort();
  }, [host, isNear]);
  return isNear;
}
