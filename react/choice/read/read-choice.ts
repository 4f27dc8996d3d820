import type { ChoiceOf } from '../../../logic/choice/choice.constants.ts';
import type { ChoiceOptions } from '../../../logic/choice/choice.model.ts';
import type { VariantAxis, VariantValue } from '../../../logic/choice/variants.model.ts';
import { nameOf } from '../../light-dom/select/select-name.ts';
import { ownElements } from './own-elements.ts';
import { readChildren } from './read-children.ts';
import { readSelectOption } from './read-option.ts';

/** An axis of the theme: an element with the id of the axis, or its select. */
const AXIS = '[data-id]';
const VALUE = 'option[data-values_id]';

const valuesOf = (select: HTMLSelectElement): readonly HTMLOptionElement[] => [
  ...select.querySelectorAll<HTMLOptionElement>(VALUE),
];

const valueId = ({ dataset }: HTMLOptionElement): string => dataset.values_id ?? '';

function readValue(option: HTMLOptionElement): VariantValue {
  const value = readSelectOption(option, valueId(option));
  // the theme marks values that combine with none of the chosen ones
  const isDependent = option.matches('.--dependent') || !option.dataset.link;
  return {
    ...value,
    link: isDependent ? undefined : option.dataset.link,
    product: option.dataset.product || undefined,
  };
}

function readAxis(select: HTMLSelectElement, index: number): VariantAxis {
  const values = valuesOf(select);
  const chosen = values.find(({ selected }) => selected);
  return {
    id: select.closest<HTMLElement>(AXIS)?.dataset.id ?? `#${index}`,
    name: nameOf(select) ?? '',
    values: values.map(readValue),
    chosen: chosen && valueId(chosen),
  };
}

/** The variant axes in the selects of the children; empty if these are no axes. */
const readAxes = (host: Element): readonly VariantAxis[] =>
  ownElements<HTMLSelectElement>(host, 'select')
    .filter((select) => valuesOf(select).length > 0)
    .map(readAxis);

/** The choice that the children of an element offer. */
export type ChoiceRead =
  | ChoiceOptions
  | { readonly kind: 'axes'; readonly axes: readonly VariantAxis[] };

/** Reads the choice from the children of an element; undefined without a choice. */
export function readChoice(host: Element, of: ChoiceOf): ChoiceRead | undefined {
  const axes = of === 'version' ? readAxes(host) : [];
  return axes.length > 0 ? { kind: 'axes', axes } : readChildren(host, of);
}
