/** A label's own words, without those of the element inside of it. */
const wordsOf = (label: Element, host: Element): string =>
  [...label.childNodes]
    .filter((node) => !node.contains(host))
    .map((node) => node.textContent ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

function labelsOf(field: Element): Element[] {
  const labels: unknown = Reflect.get(field, 'labels');
  return labels instanceof NodeList ? [...labels].filter((one) => one instanceof Element) : [];
}

/** What the labels of a field call it, else those of the input that works without script; '' where nothing does. */
export function fieldLabel(field: Element): string {
  const own = field.getAttribute('aria-label');
  if (own) return own;
  const [input] = field.querySelectorAll('input');
  const labels = [labelsOf(field), input ? labelsOf(input) : []].find(([label]) => label) ?? [];
  return labels.map((label) => wordsOf(label, field)).join(' ');
}
