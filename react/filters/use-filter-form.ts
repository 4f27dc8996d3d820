import { type FilterEntry, filterUrl } from '../../logic/filters/filters.model.ts';
import { isLessDecimal } from '../../logic/money/arithmetic.ts';
import { formatDecimal } from '../../logic/money/decimal.ts';
import { amountIn } from '../../logic/money/read-amount.ts';
import type { Environment } from '../host/environment.ts';
import { useLightDom } from '../light-dom/use-light-child.ts';
import {
  addressOf,
  entryOf,
  type Filter,
  filtersOf,
  type RangeFilter,
  type State,
  textOf,
} from './read-form.ts';

/** The form of the filters and its current values. */
export interface FilterForm {
  readonly form: HTMLFormElement | undefined;
  readonly filters: readonly Filter[];
  /** The filters as parameters, in the order of `filters`. */
  readonly entries: readonly FilterEntry[];
  /** The URL of the filtered list. */
  readonly url: string;
}

/** Reads the form of an element. */
export function readForm({ host, config }: Environment, state: State = 'current'): FilterForm {
  const form = host.querySelector('form') ?? undefined;
  if (!form) return { form, filters: [], entries: [], url: location.href };
  const filters = filtersOf(form);
  const readText = (input: HTMLInputElement, from: State) => {
    const amount = amountIn({ type: input.type, value: textOf(input, from) }, config);
    return amount ? formatDecimal(amount) : '';
  };
  const entries = filters.map((filter) => entryOf(filter, readText, state));
  return { form, filters, entries, url: filterUrl(addressOf(form), entries) };
}

/** Whether the end of a range is below its start. */
export function isReversed({ inputs }: RangeFilter, { config }: Environment): boolean {
  const [from, to] = inputs.map((input) => amountIn(input, config));
  return from !== undefined && to !== undefined && isLessDecimal(to, from);
}

const CHANGES: MutationObserverInit = {
  childList: true,
  subtree: true,
  attributeFilter: ['checked', 'value', 'disabled'],
};

const keyOf = ({ url, filters }: FilterForm): string =>
  `${url} ${filters.map(({ name, kind }) => `${kind} ${name}`)}`;

/** The form of the filters; updates with it. */
export const useFilterForm = (env: Environment): FilterForm =>
  useLightDom(env.host, {
    read: () => readForm(env),
    changes: CHANGES,
    events: ['input', 'change'],
    isSame: (one, other) => one.form === other.form && keyOf(one) === keyOf(other),
  });
