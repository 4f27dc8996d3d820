import { isProviderName, type ShopConfig } from '../settings/shop-config.ts';
import type { Run } from './later/graphql/graphql-client.ts';

export interface TrackingPorts {
  readonly readConfig: () => ShopConfig;
  readonly run: Run;
  /** Runs a script of the platform in the page; the default implementation loads on demand. */
  readonly runScript: ((text: string) => void) | undefined;
}

export interface Tracking {
  /** Reads a response. If it announces tracking events, fetches and runs them. */
  notice(response: Response): void;
  /** Records the visitor's consent and fetches the events announced so far. */
  grant(): void;
}

/** Proxies merge repeated headers into one, separated by commas. */
const announces = (header: string | null): boolean =>
  header?.split(',').some((count) => Number(count) >= 1) ?? false;

/** Fetches the tracking events that responses announce (docs/specification.md#s4-tracking), once per burst. */
export function createTracking({ readConfig, run, runScript }: TrackingPorts): Tracking {
  let isGranted = false;
  let isAnnounced = false;
  let isFetching = false;

  function mayFetch(): boolean {
    const { tracking } = readConfig();
    return (
      isAnnounced && !isFetching && (tracking === 'on' || (tracking === 'consent' && isGranted))
    );
  }

  async function fetchEvents(): Promise<void> {
    if (!mayFetch()) return;
    isFetching = true;
    try {
      const { runTrackingEvents } = await import('./later/tracking/tracking-events.ts');
      await runTrackingEvents(run, runScript);
    } catch {
      // Tracking errors are ignored; a later response announces the remaining events.
    }
    isFetching = false;
    isAnnounced = false;
  }

  return {
    notice({ headers }) {
      const { provider } = readConfig();
      if (!isProviderName(provider)) return;
      isAnnounced ||= announces(headers.get(`x-${provider.toLowerCase()}-tracking-events`));
      void fetchEvents();
    },
    grant() {
      isGranted = true;
      void fetchEvents();
    },
  };
}
