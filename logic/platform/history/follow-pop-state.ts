import type { OnTurn, TurnFollower } from './turn.ts';
import { markOf } from './visit-mark.ts';

/** Follows turns where there is no Navigation API; remembers where each entry was scrolled to. */
export function followPopState(onTurn: OnTurn): TurnFollower {
  const listening = new AbortController();
  const { signal } = listening;
  const positions = new Map<number | undefined, readonly [number, number]>();
  let current = markOf(history.state);
  const remember = () => positions.set(current, [scrollX, scrollY]);
  const letBrowserScroll = () => {
    history.scrollRestoration = 'auto';
  };
  const follow = ({ state }: PopStateEvent) => {
    const mark = markOf(state);
    if (mark === undefined || mark === current) return;
    remember();
    current = mark;
    const restoreScroll = () => {
      const [left, top] = positions.get(mark) ?? [0, 0];
      scrollTo({ left, top, behavior: 'instant' });
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
      current = markOf(history.state);
      remember();
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
