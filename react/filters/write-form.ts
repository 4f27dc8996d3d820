import { endsOfRange, isChosen } from '../../logic/filters/filters.model.ts';
import {
  boxValue,
  type Filter,
  isPreserved,
  type RangeFilter,
  type TextFilter,
  textOf,
} from './read-form.ts';
import type { FilterForm } from './use-filter-form.ts';

/** Fires the event of typing, for other tags and scripts that follow the control; `change` is for the shopper's own. */
const notify = (control: Element): void => {
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
};

function writeText(control: HTMLInputElement, value: string): void {
  if (control.value === value) return;
  control.value = value;
  notify(control);
}

/** Selects the options with these values; without one, the first option of a list that always has a value. */
function writeSelect(select: HTMLSelectElement, values: string): void {
  if (textOf(select, 'current') === values) return;
  for (const option of select.options) option.selected = isChosen(option.value, values);
  if (!select.multiple && select.selectedIndex < 0) select.selectedIndex = 0;
  notify(select);
}

function writeBox(box: HTMLInputElement, isOn: boolean): void {
  if (box.checked === isOn) return;
  box.checked = isOn;
  notify(box);
}

function writeRange({ inputs }: RangeFilter, value: string): void {
  const ends = endsOfRange(value);
  for (const [index, input] of inputs.entries()) writeText(input, ends[index] ?? '');
}

function writeControl({ control }: TextFilter, value: string): void {
  if (control instanceof HTMLSelectElement) writeSelect(control, value);
  else writeText(control, value);
}

/** Sets the controls of a filter to the value of its parameter. */
export function writeFilter(filter: Filter, value: string): void {
  if (isPreserved(filter)) return;
  if (filter.kind === 'text') writeControl(filter, value);
  else if (filter.kind === 'range') writeRange(filter, value);
  else for (const box of filter.boxes) writeBox(box, isChosen(boxValue(box), value));
}

/** Sets the platform's hidden inputs to the parameters of the filters, for scripts of the theme. */
export function writeHidden({ filters, entries }: Pick<FilterForm, 'filters' | 'entries'>): void {
  for (const [index, filter] of filters.entries()) {
    const [, value = ''] = entries[index] ?? [];
    if (filter.kind !== 'text' && filter.hidden) filter.hidden.value = value;
  }
}
