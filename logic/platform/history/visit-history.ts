import { followNavigation } from './follow-navigation.ts';
import { followPopState } from './follow-pop-state.ts';
import type { OnHistoryStep } from './history-step.ts';
import { KEY, markOf, navigationOf } from './visit-mark.ts';

/** The entries that partial visits make in the history of the browser. */
export interface VisitHistory {
  /**
   * Makes an entry for the address, or takes over the current one if it has that address. Throws where the browser
   * refuses it (a sandbox, too many entries in a short time).
   */
  enter(url: string): void;
  stop(): void;
}

let entries = 0;
/** Unique also among the entries that an earlier load of this page has left in the history. */
const newMark = (): number => performance.timeOrigin + ++entries;

/** Marks the current entry for both interfaces of the history. */
function mark(id: number): void {
  history.replaceState({ ...history.state, [KEY]: id }, '');
  navigationOf(window)?.updateCurrentEntry({ state: { [KEY]: id } });
}

/** Opens the history, whose Back and Forward between marked entries call `onTurn`. */
export function openVisitHistory(onTurn: OnHistoryStep): VisitHistory {
  const navigation = navigationOf(window);
  const follower = navigation ? followNavigation(navigation, onTurn) : followPopState(onTurn);
  return {
    enter(url) {
      if (markOf(history.state) === undefined) mark(newMark());
      if (new URL(url, document.baseURI).href === location.href) return;
      follower.leave();
      history.pushState(null, '', url);
      mark(newMark());
      follower.enter();
    },
    stop: () => follower.stop(),
  };
}
