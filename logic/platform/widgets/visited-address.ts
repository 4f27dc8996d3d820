/** The address of the page view: after a partial visit it is another one. */
export const visitedAddress = (): string => location.pathname + location.search;

/** Whether the page view is the one that the browser has loaded. */
export function isFirstView(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  const { pathname, search } = new URL(loaded?.name ?? location.href);
  return pathname + search === visitedAddress();
}
