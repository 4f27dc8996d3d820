import {
  type Decimal,
  formatDecimal,
  parseDecimal,
  trimDecimal,
} from '../../logic/money/decimal.ts';
import type { Ends } from '../../logic/range/range.model.ts';

/** The author's inputs for the ends of the range. */
export interface RangeInputs {
  readonly from: HTMLInputElement;
  readonly to: HTMLInputElement;
}

export type Side = keyof RangeInputs;
const SIDES = ['from', 'to'] as const satisfies readonly Side[];

const INPUT = 'input:not([type=range], [type=hidden])';

/** The first two inputs among the children; undefined while there are fewer. */
export function findInputs(host: Element): RangeInputs | undefined {
  const [from, to] = host.querySelectorAll<HTMLInputElement>(INPUT);
  return from && to && { from, to };
}

/** The highest price of the list, which the platform's own form prints. */
const highestPrice = (): string | undefined =>
  document.querySelector<HTMLInputElement>('input#max_price_start')?.value;

/** The bounds of the range: those of the tag, else of the inputs, else of the platform's form. */
export function endsOf(
  { from, to }: RangeInputs,
  given: { readonly min: number | undefined; readonly max: number | undefined },
): Ends | undefined {
  const min = parseDecimal(given.min ?? (from.min || 0));
  const max = parseDecimal(given.max ?? (to.max || from.max || highestPrice() || to.defaultValue));
  return min && max && { min, max };
}

/** The distance of two stops: that of the tag, else of the inputs; undefined for any. */
export const stepOf = ({ from, to }: RangeInputs, given: number | undefined): Decimal | undefined =>
  parseDecimal(given ?? (from.step || to.step));

/** Which of the inputs a node is. */
export const sideOf = (inputs: RangeInputs | undefined, node: unknown): Side | undefined =>
  SIDES.find((side) => inputs?.[side] === node);

/** Whether the input is editable. */
export const isOpen = (input: HTMLInputElement): boolean => !input.matches(':disabled, [readonly]');

/** Writes a value; an input that was empty at first is emptied at the end of the range, which means no limit. */
export function writeValue(input: HTMLInputElement, value: Decimal, isEnd: boolean): void {
  input.value = isEnd && input.defaultValue === '' ? '' : formatDecimal(trimDecimal(value));
}

/** The name of an input for assistive technology; '' without a label. */
export const nameOf = ({ labels, ariaLabel }: HTMLInputElement): string =>
  ariaLabel || labels?.[0]?.textContent?.trim() || '';
