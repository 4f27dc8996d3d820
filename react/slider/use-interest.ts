import { useLayoutEffect, useState } from 'react';

/** The first signs that the shopper wants to move the slides. */
const SIGNS = ['pointermove', 'pointerdown', 'focusin', 'wheel', 'click', 'touchend'];

/** The browser scrolls what a finger drags, and nothing may interrupt that: the sign is the end of the touch. */
const isFingerDown = (event: Event): boolean =>
  event instanceof PointerEvent && event.type !== 'click' && event.pointerType === 'touch';

/** Whether the shopper has shown interest in an element; it stays true. */
export function useInterest(host: HTMLElement): boolean {
  const [isInterested, setInterested] = useState(false);
  useLayoutEffect(() => {
    if (isInterested) return;
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true };
    const heed = (event: Event) => setInterested(!isFingerDown(event));
    for (const sign of SIGNS) host.addEventListener(sign, heed, options);
    return () => listening.abort();
  }, [host, isInterested]);
  return isInterested;
}
