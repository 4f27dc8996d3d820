import type { HistoryFollower, OnHistoryStep } from './history-step.ts';
import { createScrollMemory } from './scroll-memory.ts';
import { KEY, markOf } from './visit-mark.ts';

/** The mark of the entry that a step leads to, where it is one between visits. */
function markOfTurn(event: NavigateEvent): number | undefined {
  const { navigationType, canIntercept, hashChange, destination } = event;
  const isStep = navigationType === 'traverse' && canIntercept && !hashChange;
  return isStep && destination.sameDocument ? markOf(destination.getState()) : undefined;
}

/** Gives the current entry its mark again: where a script replaces an address, the state of this interface is lost. */
function keepMark({ navigation, from }: { navigation: Navigation; from?: NavigationHistoryEntry }) {
  const state = navigation.currentEntry?.getState();
  const mark = markOf(from?.getState()) ?? markOf(history.state);
  if (mark === undefined || markOf(state) !== undefined) return;
  navigation.updateCurrentEntry({ state: { ...Object(state), [KEY]: mark } });
}

/** Follows turns by the Navigation API: the browser shows that it loads, and scrolls entries of an earlier load. */
export function followNavigation(navigation: Navigation, onTurn: OnHistoryStep): HistoryFollower {
  const listening = new AbortController();
  const { signal } = listening;
  const memory = createScrollMemory();
  const current = () => markOf(navigation.currentEntry?.getState());
  const follow = (event: NavigateEvent) => {
    const mark = markOfTurn(event);
    if (mark === undefined) return;
    memory.turn(current(), mark);
    const restoreScroll = () => {
      // a newer turn has ended this one
      if (!event.signal.aborted && !memory.restore(mark)) event.scroll();
    };
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      handler: () => onTurn({ url: event.destination.url, restoreScroll }),
    });
  };
  keepMark({ navigation });
  const keep = ({ navigationType, from }: NavigationCurrentEntryChangeEvent) => {
    if (navigationType === 'replace') keepMark({ navigation, from });
  };
  navigation.addEventListener('navigate', follow, { signal });
  navigation.addEventListener('currententrychange', keep, { signal });
  return {
    leave: () => memory.leave(current()),
    enter() {},
    stop: () => listening.abort(),
  };
}
