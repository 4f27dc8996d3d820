import type { filtersMessages } from '../../logic/filters/filters.messages.ts';
import { endsOfRange } from '../../logic/filters/filters.model.ts';
import { parseDecimal } from '../../logic/money/decimal.ts';
import { type PriceFormat, priceText } from '../../logic/money/price-format.ts';
import { textWithout } from '../light-dom/text-without.ts';
import { boxValue, chosenBoxes, type Filter, isActive } from './read-form.ts';
import type { FilterForm } from './use-filter-form.ts';

/** A chosen value of a filter. */
export interface Chip {
  readonly key: string;
  readonly text: string;
  readonly filter: Filter;
  /** The parameter of the filter without this value. */
  readonly rest: string;
}

/** The elements with the number of products for a choice. */
export const COUNT = '[data-filter-count], .filters__count';

/** The text of an element without the number of products. */
export const textWithoutCount = (element: Element): string => textWithout(element, COUNT);

/** The name of a control, from its label; '' without one. */
function nameOf(control: HTMLInputElement): string {
  const [label] = control.labels ?? [];
  return control.ariaLabel || (label ? textWithoutCount(label) : '');
}

/** The name of a checkbox. */
export const nameOfBox = (box: HTMLInputElement): string => nameOf(box) || boxValue(box);

/** The label and the value of a control. */
function controlText(control: HTMLInputElement | HTMLSelectElement, value: string): string {
  if (control instanceof HTMLSelectElement)
    return Array.from(control.selectedOptions, ({ text }) => text).join(', ');
  const name = nameOf(control);
  return name ? `${name}: ${value}` : value;
}

type Texts = typeof filtersMessages.pl;

function rangeText(value: string, texts: Texts, format: PriceFormat): string {
  const [from, to] = endsOfRange(value).map((end) => {
    const amount = parseDecimal(end);
    return amount && priceText(amount, format);
  });
  if (from && to) return `${from} – ${to}`;
  return from ? texts.from({ amount: from }) : texts.to({ amount: to ?? '' });
}

interface ChipTexts {
  readonly texts: Texts;
  readonly format: PriceFormat;
}

function chipsOf(filter: Filter, value: string, { texts, format }: ChipTexts): readonly Chip[] {
  const { name } = filter;
  if (filter.kind !== 'choice') {
    const text =
      filter.kind === 'text' ? controlText(filter.control, value) : rangeText(value, texts, format);
    return isActive(filter, value) ? [{ key: name, text, filter, rest: '' }] : [];
  }
  const chosen = chosenBoxes(filter);
  return chosen.map((box) => ({
    key: `${name} ${boxValue(box)}`,
    text: nameOfBox(box),
    filter,
    rest: chosen
      .filter((other) => other !== box)
      .map(boxValue)
      .join(),
  }));
}

/** The chosen values of all filters. */
export const readChips = (
  { filters, entries }: FilterForm,
  texts: Texts,
  format: PriceFormat,
): readonly Chip[] =>
  filters.flatMap((filter, at) => chipsOf(filter, entries[at]?.[1] ?? '', { texts, format }));
