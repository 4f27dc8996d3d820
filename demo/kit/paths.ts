/** The prefixes of the platform's paths. */
export const PATHS = ['/graphql/v1', '/ajax/', '/webAuthn/', '/img/', '/panel/settings'] as const;

/** Whether a path may be one of the platform's. */
export const mayAnswer = (pathname: string): boolean =>
  PATHS.some((path) => pathname.startsWith(path));
