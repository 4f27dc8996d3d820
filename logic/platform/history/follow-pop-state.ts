import type { OnHistoryStep } from './history-step.ts';
import { createScrollMemory } from './scroll-memory.ts';
import { KEY, markOf } from './visit-mark.ts';

function letBrowserScroll(): void {
  history.scrollRestoration = 'auto';
}

/**
 * Handles traversals; Firefox 128 and Safari 17.5 have no Navigation API. Call `leave()` before adding an entry, and
 * `enter()` after it.
 */
export function followPopState(onTraverse: OnHistoryStep) {
  const listening = new AbortController();
  const { signal } = listening;
  const memory = createScrollMemory();
  /** The marks by URL, as a theme's script may replace the state of an entry. */
  const marks = new Map<string, number>();
  let current = markOf(history.state);
  const keepMark = (mark: number | undefined) => {
    if (mark !== undefined) marks.set(location.href, mark);
  };
  /** Restores the scroll position of the current entry; the top if it is unknown. */
  const restoreScroll = () => {
    if (!memory.restore(current)) scrollTo({ left: 0, top: 0, behavior: 'instant' });
  };
  const follow = ({ state }: PopStateEvent) => {
    const mark = markOf(state) ?? marks.get(location.href);
    if (mark === undefined || mark === current) return;
    if (markOf(state) === undefined) history.replaceState({ ...state, [KEY]: mark }, '');
    memory.traverse(current, mark);
    current = mark;
    onTraverse({ url: location.href, restoreScroll });
  };
  const unload = () => {
    memory.leave(current);
    // the browser restores the scroll position of a reloaded page
    letBrowserScroll();
  };
  // a new document of an entry that a visit has left: the browser does not scroll it
  if (history.scrollRestoration === 'manual' && scrollY === 0) memory.restore(current);
  addEventListener('popstate', follow, { signal });
  addEventListener('pagehide', unload, { signal });
  return {
    leave() {
      // otherwise the browser scrolls before the content has rendered
      history.scrollRestoration = 'manual';
      keepMark(markOf(history.state));
      memory.leave(markOf(history.state));
    },
    enter() {
      current = markOf(history.state);
      keepMark(current);
      history.scrollRestoration = 'manual';
    },
    restoreScroll,
    stop() {
      listening.abort();
      letBrowserScroll();
    },
  };
}
