import { modulesComing } from '../../../logic/page/module-within.ts';
import { isSamePage } from '../../../logic/platform/history/same-page.ts';
import type { HistoryStep } from '../../../logic/platform/history/visit-history.ts';
import {
  openVisitHistory,
  type VisitHistory,
} from '../../../logic/platform/history/visit-history.ts';
import { platformAtom } from '../../../logic/platform/platform.atoms.ts';
import { createMarkedScripts } from '../../../logic/platform/scripts/marked-scripts.ts';
import { byHost } from '../../../logic/state/by-host.ts';
import { pageStore } from '../../../logic/state/page-state.ts';
import { loadingVisitors } from '../loading-visitors.ts';
import { goTo } from './go-to.ts';
import type { VisitSettings } from './settings.ts';

/** The visits of an element; a page has one at a time. */
export interface Visits<Settings = VisitSettings> {
  /** Sets the options of later visits. */
  use(settings: Settings): void;
  /** Handles Back and Forward, also those that left the page at `initialUrl` before. The result unsubscribes. */
  follow(initialUrl: string): () => void;
  /** Visits a URL and aborts a pending visit. Never rejects. */
  visit(url: string): Promise<void>;
}

type Start = (url: string, step?: HistoryStep) => Promise<void>;

/** An element that handles Back and Forward. */
interface Follower {
  /** Whether it handles a URL; undefined for the element that handles all others. */
  readonly isOwn: ((url: string) => boolean) | undefined;
  readonly start: Start;
}

/** What the page shows, and the elements that visit pages. */
interface PageVisits {
  readonly followers: Set<() => Follower>;
  history: VisitHistory | undefined;
  /** The number of users of the history: pending visits, and subscribers to Back and Forward. */
  users: number;
  running: AbortController | undefined;
  /** The URL of the content. */
  shown: string | undefined;
}

const page: PageVisits = {
  followers: new Set(),
  history: undefined,
  users: 0,
  running: undefined,
  shown: undefined,
};

function startOf(url: string): Start | undefined {
  const followers = [...page.followers].map((read) => read());
  const own = followers.find(({ isOwn }) => isOwn?.(url));
  return (own ?? followers.find(({ isOwn }) => !isOwn))?.start;
}

async function onTraverse(step: HistoryStep): Promise<void> {
  if (page.shown !== undefined && isSamePage(step.url, page.shown)) {
    page.running?.abort();
    return step.restoreScroll();
  }
  const start = startOf(step.url);
  if (start) return start(step.url, step);
  // an element whose module is loading will show it
  if (loadingVisitors.size > 0) await modulesComing();
  const isHandled = loadingVisitors.size > 0 || startOf(step.url) !== undefined;
  // an entry of an element that has been removed, or whose module failed
  if (!isHandled) pageStore.get(platformAtom).page.reload();
}

function open(): void {
  page.users += 1;
  page.history ??= openVisitHistory(onTraverse);
}

function close(): void {
  page.users -= 1;
  if (page.users > 0) return;
  page.history?.stop();
  page.history = undefined;
}

function createVisits(host: HTMLElement): Visits {
  const readScripts = createMarkedScripts();
  let settings: VisitSettings | undefined;
  let isNew = true;
  let latest: AbortController | undefined;

  const start: Start = (url, step) => {
    page.running?.abort();
    if (!settings) return Promise.resolve();
    const controller = new AbortController();
    page.running = controller;
    latest = controller;
    const enter = (address: string) => {
      if (!step) page.history?.enter(address);
      page.shown = step?.url ?? address;
    };
    return goTo({ host, url, step, signal: controller.signal, settings, readScripts, enter });
  };
  const follower = () => ({ isOwn: settings?.isOwn, start });
  return {
    use(given) {
      settings = given;
    },
    follow(initialUrl) {
      open();
      if (isNew && page.followers.size === 0) page.shown = initialUrl;
      isNew = false;
      page.followers.add(follower);
      if (page.shown !== undefined) page.history?.resume(page.shown);
      return () => {
        // the visit of another element may have removed this one
        latest?.abort();
        page.followers.delete(follower);
        close();
      };
    },
    visit(url) {
      // the element may have been removed before the module loaded
      open();
      isNew = false;
      const end = start(url);
      // not a new promise: a click right after the end starts a new visit
      end.then(close);
      return end;
    },
  };
}

/** The visits of an element. */
export const visitsOf: (host: HTMLElement) => Visits = byHost(createVisits);
