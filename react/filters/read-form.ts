import type { FilterEntry } from '../../logic/filters/filters.model.ts';
import { formAttribute, formElements } from '../light-dom/safe-form.ts';

/** A filter with checkboxes or radio buttons. */
export interface ChoiceFilter {
  readonly kind: 'choice';
  readonly name: string;
  readonly boxes: readonly HTMLInputElement[];
  /** The platform's hidden input with all values, for boxes without a name. */
  readonly hidden: HTMLInputElement | undefined;
}

/** A filter with two inputs, for the start and the end of a range. */
export interface RangeFilter {
  readonly kind: 'range';
  readonly name: string;
  readonly inputs: readonly [from: HTMLInputElement, to: HTMLInputElement];
  readonly hidden: HTMLInputElement | undefined;
}

type TextControl = HTMLInputElement | HTMLSelectElement;

/** A filter with one control for a text, or a value that the page keeps, such as the searched text. */
export interface TextFilter {
  readonly kind: 'text';
  readonly name: string;
  readonly control: TextControl;
}

export type Filter = ChoiceFilter | RangeFilter | TextFilter;

/** Whether a filter is a value of the page, such as the searched text, and not a choice of the shopper. */
export const isPreserved = (filter: Filter): boolean =>
  filter.kind === 'text' && filter.control.type === 'hidden';

/** The value without a choice: '', or that of the first option of a select that has no empty one. */
function neutralValue(filter: Filter): string {
  if (filter.kind !== 'text' || !(filter.control instanceof HTMLSelectElement)) return '';
  const { options, multiple } = filter.control;
  const values = Array.from(options, ({ value }) => value);
  return multiple || values.includes('') ? '' : (values[0] ?? '');
}

/** Whether a value of a filter is a choice of the shopper. */
export const isActive = (filter: Filter, value: string): boolean =>
  value !== '' && value !== neutralValue(filter) && !isPreserved(filter);

const SERIALIZED = '.__serialize';
/** The platform's inputs of the price, which have no name. */
const PRICE_INPUTS = ['#PriceRangeFrom', '#PriceRangeTo'];
const PRICE_NAME = /^filter_price/;

const isBox = ({ type }: HTMLInputElement): boolean => type === 'checkbox' || type === 'radio';
const isBounded = ({ type }: HTMLInputElement): boolean => type === 'number' || type === 'text';

const isControl = (control: Element): control is TextControl =>
  control instanceof HTMLInputElement || control instanceof HTMLSelectElement;

function ofHidden(hidden: HTMLInputElement, inputs: readonly HTMLInputElement[]): Filter {
  const { name } = hidden;
  const find = (selector: string) => inputs.find((one) => one.matches(selector));
  const [from, to] = PRICE_NAME.test(name) ? PRICE_INPUTS.map(find) : [];
  if (from && to) return { kind: 'range', name, inputs: [from, to], hidden };
  const boxes = inputs.filter((input) => isBox(input) && input.dataset.id === name);
  return { kind: 'choice', name, boxes, hidden };
}

function ofNamed(name: string, controls: readonly TextControl[]): readonly Filter[] {
  const inputs = controls.filter((control) => control instanceof HTMLInputElement);
  const boxes = inputs.filter(isBox);
  if (boxes.length > 0) return [{ kind: 'choice', name, boxes, hidden: undefined }];
  const [from, to] = inputs.filter(isBounded);
  if (from && to) return [{ kind: 'range', name, inputs: [from, to], hidden: undefined }];
  return controls.map((control) => ({ kind: 'text', name, control }));
}

/** The filters of a form in the order of the document. */
export function filtersOf(form: HTMLFormElement): readonly Filter[] {
  const controls = formElements(form).filter(isControl);
  const inputs = controls.filter((control) => control instanceof HTMLInputElement);
  const byName = Map.groupBy(controls, ({ name }) => name);
  byName.delete('');
  return [...byName].flatMap(([name, named]) => {
    const hidden = named.find((control) => control.matches(SERIALIZED));
    return hidden instanceof HTMLInputElement ? [ofHidden(hidden, inputs)] : ofNamed(name, named);
  });
}

/** The value of a checkbox; the platform's boxes without one have it in their id, after the filter. */
export const boxValue = (box: HTMLInputElement): string =>
  box.dataset.id && !box.hasAttribute('value')
    ? box.id.replace(`${box.dataset.id}_`, '')
    : box.value;

/** Which state of the controls is read: the current one, or that of the page as it was loaded. */
export type State = 'current' | 'initial';

const isOn = (box: HTMLInputElement, state: State): boolean =>
  state === 'current' ? box.checked : box.defaultChecked;

/** The chosen boxes of a filter. */
export const chosenBoxes = ({ boxes }: ChoiceFilter, state: State = 'current') =>
  boxes.filter((box) => isOn(box, state));

/** The text of an input; the values of a select. */
export function textOf(control: TextControl, state: State): string {
  if (control instanceof HTMLSelectElement)
    return Array.from(control.selectedOptions, ({ value }) => value).join();
  return state === 'current' ? control.value : control.defaultValue;
}

/** Reads an amount that the shopper typed; '' for none. */
export type ReadAmount = (input: HTMLInputElement, state: State) => string;

/** A filter as a parameter of the list. */
export function entryOf(filter: Filter, readAmount: ReadAmount, state: State): FilterEntry {
  const { name } = filter;
  if (filter.kind === 'choice') return [name, chosenBoxes(filter, state).map(boxValue).join()];
  if (filter.kind === 'text') return [name, textOf(filter.control, state).trim()];
  const [from, to] = filter.inputs.map((input) => readAmount(input, state));
  return [name, from || to ? `${from}-${to}` : ''];
}

/** The address of a form, with its own query; the page's without one. */
export function addressOf(form: HTMLFormElement): string {
  const action = formAttribute(form, 'action') || location.pathname;
  return URL.canParse(action, document.baseURI)
    ? new URL(action, document.baseURI).href
    : location.href;
}
