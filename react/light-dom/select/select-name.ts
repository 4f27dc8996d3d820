import { textWithout } from '../text-without.ts';

/** The text of a label without the text of a control inside it. */
const labelText = (label: HTMLLabelElement): string => textWithout(label, 'select, shop-select');

/** The texts of the elements that `aria-labelledby` names. */
const namesOf = (select: HTMLSelectElement): (string | null | undefined)[] =>
  (select.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .map((id) => document.getElementById(id)?.textContent);

const joined = (texts: readonly (string | null | undefined)[]): string =>
  texts.join(' ').replace(/\s+/g, ' ').trim();

/** The accessible name of the author's select, computed as browsers do; undefined when it has none. */
export const nameOf = (select: HTMLSelectElement): string | undefined =>
  joined(namesOf(select)) ||
  select.ariaLabel ||
  joined([...select.labels].map(labelText)) ||
  select.title ||
  undefined;
