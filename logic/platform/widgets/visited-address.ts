/** The path and query of the page view, which partial navigation changes. */
export const visitedAddress = (): string => location.pathname + location.search;

/** Whether the page view is the one that the browser loaded. */
export function isFirstView(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  const { pathname, search } = new URL(loaded?.name ?? location.href);
  return pathname + search === visitedAddress();
}
