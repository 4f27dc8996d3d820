import type { HistoryFollower, OnHistoryStep } from './history-step.ts';
import { createScrollMemory } from './scroll-memory.ts';
import { markOf } from './visit-mark.ts';

/** Follows turns where there is no Navigation API. */
export function followPopState(onTurn: OnHistoryStep): HistoryFollower {
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
    memory.turn(current, mark);
    current = mark;
    const restoreScroll = () => {
      if (!memory.restore(mark)) scrollTo({ left: 0, top: 0, behavior: 'instant' });
    };
    onTurn({ url: location.href, restoreScroll });
  };
  addEventListener('popstate', follow, { signal });
  // a page that is loaded anew is scrolled by the browser
  addEventListener('pagehide', letBrowserScroll, { signal });
  return {
    leave() {
      // otherwise the browser scrolls before the content is there
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
