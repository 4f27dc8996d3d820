import { type ChoiceChange, type FormReading, NO_FORM } from '../../logic/product/choice.ts';
import { hostCell } from '../../logic/state/by-host.ts';
import { readForm } from './read-form.ts';
import { writeForm } from './write-form.ts';

/** What a product without a form has been told. */
const keptOf = hostCell<FormReading>(NO_FORM);

/** What the form of a product holds; where it has none, what the element keeps in its place. */
export const readChoiceOf = (host: HTMLElement, form: HTMLFormElement | undefined): FormReading =>
  form ? readForm(form) : keptOf(host).current;

/** Writes a choice to where it is kept; false where that does not take it. */
export function writeChoiceOf(
  host: HTMLElement,
  form: HTMLFormElement | undefined,
  change: ChoiceChange,
): boolean {
  if (form) return writeForm(form, change);
  const kept = keptOf(host);
  const { size = kept.current.size, subscription = kept.current.subscription } = change;
  const quantity = change.quantity === undefined ? kept.current.quantity : String(change.quantity);
  kept.current = { ...kept.current, size, subscription, quantity };
  return true;
}
