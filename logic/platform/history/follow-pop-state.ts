import type { HistoryFollower, OnHistoryStep } from './history-step.ts';
import { createScrollMemory } from './scroll-memory.ts';
import { markOf } from './visit-mark.ts';

/** Handles traversals in browsers without the Navigation API. */
export function followPopState(onTraverse: OnHistoryStep): HistoryFollower {
  const listening = new AbortController();
  const { signal } = listening;
  const memory = createScrollMemory();
  let current = markOf(history.state);
  const letBrowserScroll = () => {
    history.scrollRestoration = 'auto';
  };
  const follow = ({ state }: PopStateEvent) => {
    const mark = markOf(state);
    if (mark === undefined || mark === current) return;
    memory.traverse(current, mark);
    current = mark;
    const restoreScroll = () => {
      if (!memory.restore(mark)) scrollTo({ left: 0, top: 0, behavior: 'instant' });
    };
    onTraverse({ url: location.href, restoreScroll });
  };
  addEventListener('popstate', follow, { signal });
  // the browser restores the scroll position of a reloaded page
  addEventListener('pagehide', letBrowserScroll, { signal });
  return {
    leave() {
      // otherwise the browser scrolls before the content has rendered
      history.scrollRestoration = 'manual';
      memory.leave(markOf(history.state));
    },
    enter() {
      current = markOf(history.state);
      history.scrollRestoration = 'manual';
    },
    stop() {
      listening.abort();
      letBrowserScroll();
    },
  };
}
