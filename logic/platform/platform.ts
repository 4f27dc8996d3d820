import { moduleWithin } from '../page/module-within.ts';
import type { ShopConfig } from '../settings/shop-config.ts';
import { browserClock, type Clock } from './clock.ts';
import { createSend } from './http.ts';
import { createKeyValueStore, type KeyValueStore } from './key-value-store.ts';
import type { Run } from './later/graphql/graphql-client.ts';
import type { FetchPage } from './later/pages/page-fetch.ts';
import type { Report } from './later/reports/error-reports.ts';
import { createPage, type Navigation, type Page } from './page.ts';
import { UnsentError } from './platform-error.ts';
import { createTracking } from './tracking.ts';
import { type RequestWidgets, WIDGET_BATCH } from './widgets/widget-request.ts';

/** Every side effect of the logic, as one object that tests replace. */
export interface Platform {
  readonly run: Run;
  readonly requestWidgets: RequestWidgets;
  /** Fetches text from a URL of the shop, such as a stylesheet or a page; rejects with `PlatformError`. */
  fetchText(url: string, options?: FetchOptions): Promise<string>;
  readonly fetchPage: FetchPage;
  /** Submits a form of the shop's pages without reading the page in the answer; rejects with `PlatformError`. */
  sendForm(url: string, fields: Readonly<Record<string, string>>): Promise<void>;
  readonly localStorage: KeyValueStore;
  readonly sessionStorage: KeyValueStore;
  readonly page: Page;
  readonly clock: Clock;
  /** Reports an error of the library to the platform (docs/specification.md#s7-row-11); never throws. */
  readonly report: Report;
  /** Grants consent to tracking; only relevant if the configuration says `consent`. */
  grantTracking(): void;
}

export interface FetchOptions {
  /** The name of the call in error messages; `page` by default. */
  readonly subject?: string;
  readonly signal?: AbortSignal | undefined;
  /** Whether the request changes nothing, so that it may be retried; true by default. */
  readonly isRead?: boolean;
  readonly timeoutMs?: number;
}

/** The parts of a platform; omitted ones default to those of the browser. */
export interface PlatformPorts {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly navigation: Navigation;
  readonly runScript: ((text: string) => void) | undefined;
}

/** The browser's `fetch`, saved before scripts of the page can wrap it. */
export const browserFetch = globalThis.fetch.bind(globalThis);

const browserPorts: PlatformPorts = {
  fetch: browserFetch,
  clock: browserClock,
  navigation: { reload: () => location.reload(), assign: (url) => location.assign(url) },
  runScript: undefined,
};

/** Creates the platform for a page's configuration, which is read again for every call. */
export function createPlatform(
  readConfig: () => ShopConfig,
  given: Partial<PlatformPorts> = {},
): Platform {
  const ports = { ...browserPorts, ...given };
  const { clock } = ports;
  const httpPorts = { ...ports, onResponse: (response: Response) => tracking.notice(response) };
  const send = createSend(httpPorts);
  const page = createPage(ports.navigation);
  const loadRun = createLoader('graphql', async () => {
    const { createRun } = await import('./later/graphql/graphql-client.ts');
    return createRun(() => readConfig().graphqlUrl, send);
  });
  const run: Run = async (...args) => (await loadRun())(...args);
  const loadWidgets = createLoader(WIDGET_BATCH, async () => {
    const { createWidgetLoader } = await import('./later/widgets/widget-loader.ts');
    return createWidgetLoader({ readUrl: () => readConfig().loaderUrl, send, clock, page });
  });
  const loadPages = createLoader('page', async () => {
    const { createPageFetch } = await import('./later/pages/page-fetch.ts');
    return createPageFetch(httpPorts);
  });
  const loadReport = createLoader('error report', async () => {
    const { createReport } = await import('./later/reports/error-reports.ts');
    return createReport(readConfig, send);
  });
  const tracking = createTracking({ readConfig, run, runScript: ports.runScript });
  return {
    run,
    requestWidgets: async (...args) => (await loadWidgets())(...args),
    fetchText: (url, { signal, ...call } = {}) =>
      send({ subject: 'page', url, isRead: true, ...call }, signal),
    fetchPage: async (...args) => (await loadPages())(...args),
    async sendForm(url, fields) {
      const body = new URLSearchParams(fields);
      await send({ subject: 'form', url, init: { method: 'POST', body, redirect: 'manual' } });
    },
    localStorage: createKeyValueStore(() => localStorage),
    sessionStorage: createKeyValueStore(() => sessionStorage),
    page,
    clock,
    // a report that fails is dropped
    report: (error) =>
      void loadReport()
        .then((report) => report(error))
        .catch(() => undefined),
    grantTracking: () => tracking.grant(),
  };
}

/**
 * Creates a loader that imports a module on the first call, as many pages make none. A failed import rejects with a
 * `PlatformError` of this name, and the next call tries again.
 */
function createLoader<T>(name: string, load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return async () => {
    loading ??= moduleWithin(load);
    try {
      return await loading;
    } catch {
      loading = undefined;
      throw new UnsentError(name);
    }
  };
}
