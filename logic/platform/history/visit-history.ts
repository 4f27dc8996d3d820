import { followPopState } from './follow-pop-state.ts';
import type { OnHistoryStep } from './history-step.ts';
import { isSamePage } from './same-page.ts';
import { isAtVisit, KEY, markOf } from './visit-mark.ts';

/** The entries that partial navigation adds to the session history. */
export interface VisitHistory {
  /**
   * Adds an entry for the URL, or reuses the current one if it has that URL. Throws if the browser refuses (a sandbox,
   * too many entries in a short time).
   */
  enter(url: string): void;
  /** Calls `onTraverse` if Back or Forward left the page at `shown` before the history was opened. */
  resume(shown: string): void;
  stop(): void;
}

let entries = 0;
/** Unique also among entries that an earlier load of this page has left in the history. */
const newMark = (): number => performance.timeOrigin + ++entries;

/** Marks the current entry. */
const mark = (): void => history.replaceState({ ...history.state, [KEY]: newMark() }, '');

/** Opens the history. Back and Forward between marked entries call `onTraverse`. */
export function openVisitHistory(onTraverse: OnHistoryStep): VisitHistory {
  const follower = followPopState(onTraverse);
  return {
    enter(url) {
      if (markOf(history.state) === undefined) mark();
      if (new URL(url, document.baseURI).href === location.href) return;
      follower.leave();
      history.pushState(null, '', url);
      mark();
      follower.enter();
    },
    resume(shown) {
      const { href } = location;
      if (isSamePage(href, shown) || !isAtVisit()) return;
      onTraverse({ url: href, restoreScroll: follower.restoreScroll });
    },
    stop: () => follower.stop(),
  };
}
