import { renderNow } from '../../react/host/render-queue.ts';
import type { AnyDeclaration } from '../declare/declaration.ts';

/** How far outside the viewport a `visible` element activates, so that it has rendered when it scrolls into view. */
const VISIBLE_MARGIN_PX = 300;

interface Waiting {
  /** Called when the element is needed. */
  activate(): void;
  /** Called when the element is certainly not needed yet. */
  postpone(): void;
}

const waitingByHost = new Map<Element, Waiting>();
let visibility: IntersectionObserver | undefined;

/** Activates every element before printing: paper also shows those that never entered the viewport. */
function activateAll(): void {
  for (const waiting of waitingByHost.values()) waiting.activate();
  renderNow();
}

function follow(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const waiting = waitingByHost.get(target);
    if (isIntersecting) waiting?.activate();
    else waiting?.postpone();
  }
}

/** One observer for all elements of the page. */
function visibilityObserver(): IntersectionObserver {
  if (!visibility) {
    visibility = new IntersectionObserver(follow, {
      root: null,
      rootMargin: `${VISIBLE_MARGIN_PX}px`,
      threshold: 0,
    });
    addEventListener('beforeprint', activateAll);
  }
  return visibility;
}

/** Whether an element is in the viewport or near it, as the observer would find. */
function isNearViewport(host: HTMLElement): boolean {
  if (host.getClientRects().length === 0) return false;
  const { top, bottom, left, right } = host.getBoundingClientRect();
  return (
    bottom >= -VISIBLE_MARGIN_PX &&
    top <= innerHeight + VISIBLE_MARGIN_PX &&
    right >= -VISIBLE_MARGIN_PX &&
    left <= innerWidth + VISIBLE_MARGIN_PX
  );
}

function whenVisible(host: HTMLElement, waiting: Waiting): () => void {
  waitingByHost.set(host, waiting);
  const observer = visibilityObserver();
  observer.observe(host);
  // a browser calls no observer in a background tab
  if (document.hidden && isNearViewport(host)) waiting.activate();
  return () => {
    waitingByHost.delete(host);
    observer.unobserve(host);
  };
}

/** Calls `activate` at the moment that `activation` names. The result cancels. */
export function whenActivated(
  host: HTMLElement,
  activation: AnyDeclaration['activate'],
  waiting: Waiting,
): () => void {
  if ((typeof activation === 'function' ? activation(host) : activation) === 'visible') {
    return whenVisible(host, waiting);
  }
  waiting.activate();
  return () => {};
}
