/** The absolute address that an attribute gives on a page of that address; '' where it cannot be read. */
export function addressIn(element: Element, attribute: string, pageUrl: string): string {
  const given = element.getAttribute(attribute);
  return given !== null && URL.canParse(given, pageUrl) ? new URL(given, pageUrl).href : '';
}
