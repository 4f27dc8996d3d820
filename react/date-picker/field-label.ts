/** A label's own words, without those of the element inside of it. */
const wordsOf = (label: Element, host: Element): string =>
  [...label.childNodes]
    .filter((node) => !node.contains(host))
    .map((node) => node.textContent ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What the labels of a field call it; '' where nothing does. */
export function fieldLabel(field: Element): string {
  const labels: unknown = Reflect.get(field, 'labels');
  const own = field.getAttribute('aria-label');
  if (own || !(labels instanceof NodeList)) return own ?? '';
  return [...labels]
    .flatMap((label) => (label instanceof Element ? [wordsOf(label, field)] : []))
    .join(' ');
}
