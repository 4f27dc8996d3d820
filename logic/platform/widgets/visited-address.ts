/** The address of the page view: after a partial visit it is another one. */
export const visitedAddress = (): string => location.pathname + location.search;
