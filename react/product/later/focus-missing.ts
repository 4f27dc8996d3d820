import type { Buying } from '../../../logic/product/buying.ts';
import { focusedElement } from '../../light-dom/focused-element.ts';
import { controlsNamed } from '../form-controls.ts';

/** The controls that lack something, by what is in the way. */
const LACKING: Partial<Record<Buying, readonly string[]>> = {
  choose: ['size'],
  'too-few': ['number', 'quantity'],
  'too-many': ['number', 'quantity'],
};

/** Moves the focus to what lacks something, unless a tag has done so in answer to `act`. */
export function focusMissing<T>(
  form: HTMLFormElement | undefined,
  buying: Buying,
  act: () => T,
): T {
  const before = focusedElement(document);
  const result = act();
  if (!form || focusedElement(document) !== before) return result;
  const control = controlsNamed(form, ...(LACKING[buying] ?? [])).find(
    ({ type }) => type !== 'hidden',
  );
  control?.focus();
  return result;
}
