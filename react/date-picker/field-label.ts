/** The text of a label, without that of the element inside of it. */
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

/** The text of a field's labels, else of the labels of the input that works without script; '' where there are none. */
export function fieldLabel(field: Element): string {
  const own = field.getAttribute('aria-label');
  if (own) return own;
  const [input] = field.querySelectorAll('input');
  const labels = [labelsOf(field), input ? labelsOf(input) : []].find(([label]) => label) ?? [];
  return labels.map((label) => wordsOf(label, field)).join(' ');
}
