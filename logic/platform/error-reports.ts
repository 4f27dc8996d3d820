import { describeError } from './error-text.ts';
import type { Send } from './http.ts';
import { PlatformError } from './platform-error.ts';
import { withQuery } from './query-string.ts';
import type { ShopConfig } from './shop-config.ts';

/** Reports an error of ours to the platform: redacted, each once, a few per page load. */
export type Report = (error: unknown) => void;

const MAX_REPORTS_PER_PAGE = 5;

/** A reporter of its own count; platform errors are handled where they happen and never reported. */
export function createReport(readConfig: () => ShopConfig, send: Send): Report {
  const reported = new Set<string>();
  return (error) => {
    const { graphqlUrl, noErrorReports } = readConfig();
    if (noErrorReports || error instanceof PlatformError) return;
    const stack = describeError(error);
    if (!stack || reported.has(stack) || reported.size >= MAX_REPORTS_PER_PAGE) return;
    reported.add(stack);
    const url = withQuery(graphqlUrl, `JSerror=${encodeURIComponent(stack)}`);
    const init = { method: 'POST', body: 'query { hello }' };
    // A report that cannot be delivered is nobody's concern.
    send({ subject: 'error report', url, init }).catch(() => undefined);
  };
}
