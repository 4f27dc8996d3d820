/** Elements that take the focus only for the time of their focus. */
function focusOnce(target: HTMLElement): void {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}

/** The place that an address names by its fragment. */
function placeOf(url: string): HTMLElement | undefined {
  const name = new URL(url).hash.slice(1);
  if (name === '') return undefined;
  try {
    return document.getElementById(decodeURIComponent(name)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The beginning of what is new: the heading or the main part of the page, else the first region. */
function beginningOf(regions: readonly HTMLElement[]): HTMLElement | undefined {
  const headings = regions.flatMap((region) => region.querySelector('h1') ?? []);
  return headings[0] ?? document.querySelector('main') ?? regions[0];
}

/** Scrolls and focuses as the browser does on a new page; a turn scrolls to where the shopper was. */
export function showArrival(
  url: string,
  regions: readonly HTMLElement[],
  restoreScroll: (() => void) | undefined,
): void {
  const place = placeOf(url);
  if (restoreScroll) restoreScroll();
  else if (place) place.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ left: 0, top: 0, behavior: 'instant' });
  const target = place ?? beginningOf(regions);
  if (target) focusOnce(target);
}
