import { pageStore } from '../../../logic/state/page-state.ts';
import { rulesAtom } from '../../../logic/validation/rules.atoms.ts';
import type { PageField } from '../page-fields.ts';
import { readField } from '../read-field.ts';

/** Inputs whose text may be normalized. Passwords, which the browser hides, are not changed. */
const TEXT = 'input:is([type=text i],[type=tel i],[type=email i],[type=search i],:not([type]))';

/** Normalizes the value of a field to the platform's format. Returns whether it changed. */
export function tidyField(field: PageField): boolean {
  const { control } = field;
  const rules = pageStore.get(rulesAtom);
  if (!(control instanceof HTMLInputElement && control.matches(TEXT)) || !rules) return false;
  const reading = readField(field);
  if (!reading) return false;
  const { value } = rules.tidyReading(reading);
  if (value === reading.value) return false;
  control.value = value;
  return true;
}
