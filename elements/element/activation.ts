import { renderNow } from '../../react/host/render-queue.ts';
import type { AnyDeclaration } from '../declare/declaration.ts';

/** How far outside the viewport a `visible` tag already activates, so that it is there in time. */
const VISIBLE_MARGIN = '200px';

interface Waiting {
  /** Called when the element is needed. */
  activate(): void;
  /** Called when it is certain that the element is not needed yet. */
  postpone(): void;
}

const waitingByHost = new Map<Element, Waiting>();
let visibility: IntersectionObserver | undefined;

/** Activates every tag before the browser prints: paper also has the tags that were never in view. */
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

/** One observer for all tags of the page. */
function visibilityObserver(): IntersectionObserver {
  if (!visibility) {
    visibility = new IntersectionObserver(follow, {
      root: null,
      rootMargin: VISIBLE_MARGIN,
      threshold: 0,
    });
    addEventListener('beforeprint', activateAll);
  }
  return visibility;
}

function whenVisible(host: HTMLElement, waiting: Waiting): () => void {
  waitingByHost.set(host, waiting);
  const observer = visibilityObserver();
  observer.observe(host);
  return () => {
    waitingByHost.delete(host);
    observer.unobserve(host);
  };
}

/** Calls `activate` at the moment that the activation names; the result stops waiting. */
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
