/** How the paths begin that a platform may answer. */
export const PATHS = ['/graphql/v1', '/ajax/', '/webAuthn/', '/img/', '/panel/settings'] as const;

/** Whether a platform may answer a path. */
export const mayAnswer = (pathname: string): boolean =>
  PATHS.some((path) => pathname.startsWith(path));
