/** The text of a label around the select, without the options. */
function labelText(label: HTMLLabelElement): string {
  const copy = label.cloneNode(true) as HTMLLabelElement;
  for (const control of copy.querySelectorAll('select, shop-select')) control.remove();
  return copy.textContent ?? '';
}

/** What `aria-labelledby` points to. */
const namesOf = (select: HTMLSelectElement): (string | null | undefined)[] =>
  (select.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .map((id) => select.ownerDocument.getElementById(id)?.textContent);

const joined = (texts: readonly (string | null | undefined)[]): string =>
  texts.join(' ').replace(/\s+/g, ' ').trim();

/** What the author's select is called, as a browser would work it out; undefined where nothing says so. */
export const nameOf = (select: HTMLSelectElement): string | undefined =>
  joined(namesOf(select)) ||
  select.ariaLabel ||
  joined([...select.labels].map(labelText)) ||
  select.title ||
  undefined;
