/** The elements whose module for visits is loading: they handle Back and Forward as soon as it has loaded. */
export const loadingVisitors = new Set<HTMLElement>();
