import type { HistoryFollower, OnHistoryStep } from './history-step.ts';
import { createScrollMemory, scrollToTop } from './scroll-memory.ts';
import { KEY, markOf } from './visit-mark.ts';

/** The mark of the destination, if the navigation traverses between visits. */
function markOfTraversal(event: NavigateEvent): number | undefined {
  const { navigationType, canIntercept, hashChange, destination } = event;
  const isStep = navigationType === 'traverse' && canIntercept && !hashChange;
  return isStep && destination.sameDocument ? markOf(destination.getState()) : undefined;
}

/** Restores the mark of the current entry: replacing a URL from a script discards the state of the Navigation API. */
function keepMark({ navigation, from }: { navigation: Navigation; from?: NavigationHistoryEntry }) {
  const state = navigation.currentEntry?.getState();
  const mark = markOf(from?.getState()) ?? markOf(history.state);
  if (mark === undefined || markOf(state) !== undefined) return;
  navigation.updateCurrentEntry({ state: { ...Object(state), [KEY]: mark } });
}

/** Handles traversals with the Navigation API: the browser shows its loading indicator and scrolls unknown entries. */
export function followNavigation(
  navigation: Navigation,
  onTraverse: OnHistoryStep,
): HistoryFollower {
  const listening = new AbortController();
  const { signal } = listening;
  const memory = createScrollMemory();
  const current = () => markOf(navigation.currentEntry?.getState());
  const follow = (event: NavigateEvent) => {
    const mark = markOfTraversal(event);
    if (mark === undefined) return;
    memory.traverse(current(), mark);
    const restoreScroll = () => {
      // a newer traversal has aborted this one
      if (!event.signal.aborted && !memory.restore(mark)) event.scroll();
    };
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      handler: () => onTraverse({ url: event.destination.url, restoreScroll }),
    });
  };
  keepMark({ navigation });
  const keep = ({ navigationType, from }: NavigationCurrentEntryChangeEvent) => {
    if (navigationType === 'replace') keepMark({ navigation, from });
  };
  addEventListener('pagehide', () => memory.leave(current()), { signal });
  navigation.addEventListener('navigate', follow, { signal });
  navigation.addEventListener('currententrychange', keep, { signal });
  return {
    leave: () => memory.leave(current()),
    enter() {},
    restoreScroll() {
      if (!memory.restore(current())) scrollToTop();
    },
    stop: () => listening.abort(),
  };
}
