/** The elements whose module for visits is loading, unless it fails: they handle Back and Forward once it has loaded. */
export const loadingVisitors = new Set<HTMLElement>();
