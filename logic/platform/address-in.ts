/** The absolute URL in an attribute, resolved against the URL of its page; '' if invalid. */
export function addressIn(element: Element, attribute: string, pageUrl: string): string {
  const given = element.getAttribute(attribute);
  return given !== null && URL.canParse(given, pageUrl) ? new URL(given, pageUrl).href : '';
}
