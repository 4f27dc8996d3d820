import { isSamePage } from './same-page.ts';
import { createScrollMemory } from './scroll-memory.ts';
import { isAtVisit, KEY, markOf } from './visit-mark.ts';

/** A traversal to another entry of the history, by Back or Forward. */
export interface HistoryStep {
  readonly url: string;
  /** Restores the scroll position of the entry. Call it once the content has rendered. */
  restoreScroll(): void;
}

/** Handles a traversal. Resolves when the entry's content has rendered. */
type OnHistoryStep = (step: HistoryStep) => Promise<void>;

function letBrowserScroll(): void {
  history.scrollRestoration = 'auto';
}

/**
 * Handles traversals; Firefox 128 and Safari 17.5 have no Navigation API. Call `leave()` before adding an entry, and
 * `enter()` after it.
 */
function followPopState(onTraverse: OnHistoryStep) {
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
