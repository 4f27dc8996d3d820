import { type Alignment, placeBelow } from './place-below.ts';

/** Keeps an open box of the top layer below its anchor, also while something scrolls or grows; the result ends that. */
export function keepBelow(box: HTMLElement, anchor: Element, aligned?: Alignment): () => void {
  const place = () => placeBelow(box, anchor, aligned);
  place();
  const controller = new AbortController();
  const listening = { capture: true, passive: true, signal: controller.signal };
  for (const type of ['scroll', 'resize']) addEventListener(type, place, listening);
  const observer = new ResizeObserver(place);
  observer.observe(box);
  return () => {
    controller.abort();
    observer.disconnect();
  };
}
