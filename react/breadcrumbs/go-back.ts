/** A part of the Navigation API, which TypeScript does not declare yet. */
interface BrowserNavigation {
  readonly canGoBack: boolean;
}

/** Whether the history has an earlier page of this shop; without the Navigation API, an earlier page of any site. */
function canGoBack(): boolean {
  const navigation = (window as { navigation?: BrowserNavigation }).navigation;
  return navigation?.canGoBack ?? history.length > 1;
}

/** The last link of the trail that does not lead to the current page. */
function parentLink(trail: Element): HTMLElement | undefined {
  const links = [...trail.querySelectorAll<HTMLAnchorElement>('a[href]')];
  return links.findLast((link) => !link.closest('[aria-current]') && link.href !== location.href);
}

/** Goes back in the history, or to the parent when there is none (docs/specification.md#s2-breadcrumbs). */
export function goBack(trail: Element): void {
  if (canGoBack()) history.back();
  else parentLink(trail)?.click();
}
