import type { ShopConfig } from '../../../settings/shop-config.ts';
import { describeError } from '../../../wire/errors/error-text.ts';
import { type Send, withQuery } from '../../http.ts';
import { PlatformError } from '../../platform-error.ts';

/** Reports an error of the library to the platform: redacted, each error once, a few per page load. */
export type Report = (error: unknown) => void;

const MAX_REPORTS_PER_PAGE = 5;
/** Servers reject longer URLs: 4 KB minus space for the origin. */
const MAX_ADDRESS_LENGTH = 3900;

/** Encodes text for a URL within `maxLength` characters; never cuts a character in half. */
function encodeWithin(text: string, maxLength: number): string {
  let encoded = '';
  for (const character of text) {
    const next = encoded + encodeURIComponent(character);
    if (next.length > maxLength) break;
    encoded = next;
  }
  return encoded;
}

/** Creates a reporter with its own count. Platform errors are handled by their callers and never reported. */
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
    // also while the page unloads
    const init = { method: 'POST', body: 'query { hello }', keepalive: true };
    // A report that fails to send is dropped.
    send({ subject: 'error report', url, init }).catch(() => undefined);
  };
}
