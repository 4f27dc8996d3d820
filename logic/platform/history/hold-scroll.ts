import { followSizes } from '../listen.ts';

export interface ScrollPosition {
  readonly left: number;
  readonly top: number;
}

/** How long scripts of the page may change its height after its content has rendered, in milliseconds. */
const SETTLES_WITHIN_MS = 1000;
/** Input that scrolls, or that starts something which may. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

let controller: AbortController | undefined;

/** Lets the page scroll again. */
export const releaseScroll = (): void => controller?.abort();

/**
 * Scrolls to a position, and again whenever the height of the page changes, until the shopper acts or the page has
 * settled. The browser's scroll anchoring may keep another position, as the page had its final height when it was stored.
 */
export function holdScroll(readPosition: () => ScrollPosition): void {
  releaseScroll();
  controller = new AbortController();
  const { signal } = controller;
  const { documentElement } = document;
  const scroll = () => scrollTo({ ...readPosition(), behavior: 'instant' });
  let height = documentElement.scrollHeight;
  const undoAnchoring = () => {
    if (documentElement.scrollHeight === height) return;
    height = documentElement.scrollHeight;
    scroll();
  };
  // what renders above moves the position, where the browser has no scroll anchoring
  const stop = followSizes([documentElement], scroll);
  const timer = setTimeout(releaseScroll, SETTLES_WITHIN_MS);
  signal.addEventListener('abort', () => {
    stop();
    clearTimeout(timer);
  });
  addEventListener('scroll', undoAnchoring, { signal });
  for (const name of INPUTS)
    addEventListener(name, releaseScroll, { signal, passive: true, capture: true });
  scroll();
}
