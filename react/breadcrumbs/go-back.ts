/** Of the Navigation API; TypeScript does not know it yet. */
interface BrowserNavigation {
  readonly canGoBack: boolean;
}

/** Whether the shopper came here from a page of this shop; where the browser does not say, from any page. */
function canGoBack(): boolean {
  const navigation = (window as { navigation?: BrowserNavigation }).navigation;
  return navigation?.canGoBack ?? history.length > 1;
}

/** The last link of the trail that does not lead to where the shopper is. */
function parentLink(trail: Element): HTMLElement | undefined {
  const links = [...trail.querySelectorAll<HTMLAnchorElement>('a[href]')];
  return links.findLast((link) => !link.closest('[aria-current]') && link.href !== location.href);
}

/** Goes back in the browser's history, or to the parent where there is none (docs/specification.md#s2-breadcrumbs). */
export function goBack(trail: Element): void {
  if (canGoBack()) history.back();
  else parentLink(trail)?.click();
}
