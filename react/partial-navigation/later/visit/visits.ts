import type { HistoryStep } from '../../../../logic/platform/history/history-step.ts';
import { isSamePage } from '../../../../logic/platform/history/same-page.ts';
import {
  openVisitHistory,
  type VisitHistory,
} from '../../../../logic/platform/history/visit-history.ts';
import { createMarkedScripts } from '../../../../logic/platform/scripts/marked-scripts.ts';
import { byHost } from '../../../../logic/state/by-host.ts';
import { goTo } from './go-to.ts';
import type { VisitSettings } from './settings.ts';

/** The visits of an element, one at a time. */
export interface Visits {
  /** Sets the options of later visits. */
  use(settings: VisitSettings): void;
  /** Handles Back and Forward, also those that left the page at `initialUrl` before. The result unsubscribes. */
  follow(initialUrl: string): () => void;
  /** Visits a URL and aborts a pending visit. Never rejects. */
  visit(url: string): Promise<void>;
}

function createVisits(host: HTMLElement): Visits {
  const readScripts = createMarkedScripts();
  let settings: VisitSettings | undefined;
  let history: VisitHistory | undefined;
  /** The number of users of the history: pending visits, and subscribers to Back and Forward. */
  let users = 0;
  let running: AbortController | undefined;
  let shown: string | undefined;

  const start = (url: string, step?: HistoryStep): Promise<void> => {
    running?.abort();
    if (!settings) return Promise.resolve();
    const controller = new AbortController();
    running = controller;
    const enter = (address: string) => {
      if (!step) history?.enter(address);
      shown = step?.url ?? address;
    };
    return goTo({ host, url, step, signal: controller.signal, settings, readScripts, enter });
  };
  const onTraverse = async (step: HistoryStep): Promise<void> => {
    if (shown === undefined || !isSamePage(step.url, shown)) return start(step.url, step);
    running?.abort();
    step.restoreScroll();
  };
  const open = () => {
    users += 1;
    history ??= openVisitHistory(onTraverse);
  };
  const close = () => {
    users -= 1;
    if (users > 0) return;
    history?.stop();
    history = undefined;
  };
  return {
    use(given) {
      settings = given;
    },
    follow(initialUrl) {
      open();
      if (shown === undefined) {
        shown = initialUrl;
        history?.resume(initialUrl);
      }
      return () => {
        running?.abort();
        close();
      };
    },
    visit(url) {
      // the element may have been removed before the module loaded
      open();
      const end = start(url);
      // not a new promise: a click right after the end starts a new visit
      end.then(close);
      return end;
    },
  };
}

/** The visits of an element. */
export const visitsOf: (host: HTMLElement) => Visits = byHost(createVisits);
