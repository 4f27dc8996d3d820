/** The containers in which templates put bars. */
const CONTAINERS = '.bars_top, .bars_bottom, [data-shop-bars]';

const containerOf = ({ parentElement }: Element): HTMLElement | undefined =>
  parentElement?.matches(CONTAINERS) ? parentElement : undefined;

const isEmpty = (element: Element): boolean =>
  element.childElementCount === 0 && !element.textContent?.trim();

/** Removes a bar from the page, and with the last one the container (docs/specification.md#s4-info-bars). */
export function removeBar(bar: Element): void {
  const container = containerOf(bar);
  bar.remove();
  if (container && isEmpty(container)) container.remove();
}

/** The part of the page that sticks with a bar: its container, with all bars in it, so that none covers another. */
export const stickyPart = (bar: HTMLElement): HTMLElement => containerOf(bar) ?? bar;
