import type { Control } from '../validation/control.ts';
import type { FieldSettings } from '../validation/page-fields.ts';
import { isPartner } from '../validation/read-field.ts';

function isChosen(control: Control, selector: string): boolean {
  try {
    return control.matches(selector);
  } catch {
    return false;
  }
}

/** The number among the parts of a phone number: the telephone input, else the control that the label names. */
function numberOf(parts: readonly Control[]): Control | undefined {
  const phones = parts.filter(({ type }) => type === 'tel');
  const candidates = phones[0] ? phones : parts;
  return candidates.find(({ labels }) => labels?.length) ?? candidates[0];
}

/** The control that a field checks: the one that its author names, else the first that is no partner, such as a prefix. */
export function chooseControl(
  controls: readonly Control[],
  settings: FieldSettings,
): Control | undefined {
  const { control: selector, type } = settings;
  const chosen = selector && controls.find((one) => isChosen(one, selector));
  if (chosen) return chosen;
  const unnamed = controls.filter((one) => !isPartner(one, settings, one.form));
  const meant = type.startsWith('phone') ? numberOf(unnamed) : unnamed[0];
  return meant ?? controls[0];
}
