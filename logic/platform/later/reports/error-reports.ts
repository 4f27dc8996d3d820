import type { ShopConfig } from '../../../settings/shop-config.ts';
import { describeError } from '../../../wire/errors/error-text.ts';
import { withQuery } from '../../../wire/query-string.ts';
import type { Send } from '../../http.ts';
import { PlatformError } from '../../platform-error.ts';

/** Reports an error of ours to the platform: redacted, each once, a few per page load. */
export type Report = (error: unknown) => void;

const MAX_REPORTS_PER_PAGE = 5;
/** Servers refuse longer addresses: 4 KB with room for the origin. */
const MAX_ADDRESS_LENGTH = 3900;

/** The text as a part of an address, of at most `maxLength` characters; cut at a whole character. */
function encodeWithin(text: string, maxLength: number): string {
  let encoded = '';
  for (const character of text) {
    const next = encoded + encodeURIComponent(character);
    if (next.length > maxLength) break;
    encoded = next;
  }
  return encoded;
}

/** A reporter with a count for itself; platform errors are handled where they happen and never reported. */
export function createReport(readConfig: () => ShopConfig, send: Send): Report {
  const reported = new Set<string>();
  return (error) => {
    const { graphqlUrl, noErrorReports } = readConfig();
    if (noErrorReports || error instanceof PlatformError) return;
    const stack = describeError(error);
    if (!stack || reported.has(stack) || reported.size >= MAX_REPORTS_PER_PAGE) return;
    reported.add(stack);
    const start = withQuery(graphqlUrl, 'JSerror=');
    const url = start + encodeWithin(stack, MAX_ADDRESS_LENGTH - start.length);
    // also when the page is being left
    const init = { method: 'POST', body: 'query { hello }', keepalive: true };
    // A report that cannot be delivered is dropped.
    send({ subject: 'error report', url, init }).catch(() => undefined);
  };
}
