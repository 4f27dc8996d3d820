import { asksForCounts } from '../platform/filters/asks-for-counts.ts';

/** The prefixes of the platform's paths. */
export const PATHS = ['/graphql/v1', '/ajax/', '/webAuthn/', '/img/', '/panel/settings'] as const;

/** Whether a URL may be one of the platform's: the numbers of filters have the path of their list. */
export const mayAnswer = (url: URL): boolean =>
  asksForCounts(url) || PATHS.some((path) => url.pathname.startsWith(path));
