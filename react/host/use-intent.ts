import { useLayoutEffect, useState } from '../resting/hooks.ts';
import { nearAtRest, SIGNS } from './signs-of-interest.ts';

/** Whether the shopper has come near the element; it stays true until it is set back. */
export function useIntent(host: HTMLElement) {
  const [isNear, setNear] = useState(nearAtRest(host).current);
  useLayoutEffect(() => {
    if (isNear) return;
    const controller = new AbortController();
    const options = { signal: controller.signal, passive: true };
    for (const sign of SIGNS) host.addEventListener(sign, () => setNear(true), options);
    return () => controller.abort();
  }, [host, isNear]);
  return [isNear, setNear] as const;
}
