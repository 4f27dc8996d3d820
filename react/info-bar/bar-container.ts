/** The containers in which templates put bars. */
const CONTAINERS = '.bars_top, .bars_bottom, [data-shop-bars]';

const containerOf = ({ parentElement }: Element): HTMLElement | undefined =>
  parentElement?.matches(CONTAINERS) ? parentElement : undefined;

const isEmpty = (element: Element): boolean =>
  element.childElementCount === 0 && !element.textContent?.trim();

/** Removes a bar from the page, together with a container that is then empty (docs/specification.md#s4-info-bars). */
export function removeBar(bar: Element): void {
  const container = containerOf(bar);
  bar.remove();
  if (container && isEmpty(container)) container.remove();
}

/** The element that sticks to the viewport: the whole container of a bar, so that bars do not overlap, or the bar. */
export const stickyPart = (bar: HTMLElement): HTMLElement => containerOf(bar) ?? bar;
