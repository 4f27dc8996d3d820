import type { Control } from '../forms/control.ts';
import type { FieldProps } from './field.props.ts';
import { isPartner } from './read-field.ts';

function isChosen(control: Control, selector: string): boolean {
  try {
    return control.matches(selector);
  } catch {
    return false;
  }
}

/** Of a phone number in several parts, the number is the telephone input, else what the label names. */
function numberOf(parts: readonly Control[]): Control | undefined {
  const phones = parts.filter(({ type }) => type === 'tel');
  const candidates = phones[0] ? phones : parts;
  return candidates.find(({ labels }) => labels?.length) ?? candidates[0];
}

/** What a field checks, of the controls in it: what its author names, else none that the check only reads, such as a prefix. */
export function chooseControl(
  controls: readonly Control[],
  props: FieldProps,
): Control | undefined {
  const { control: selector, type } = props;
  const chosen = selector && controls.find((one) => isChosen(one, selector));
  if (chosen) return chosen;
  const own = controls.filter((one) => !isPartner(one, props, one.form));
  const meant = type.startsWith('phone') ? numberOf(own) : own[0];
  return meant ?? controls[0];
}
