import type { Language } from '../language.ts';
import { messageOf } from '../validation/message.ts';
import type { Finding, ValidationMessage } from '../validation/validation.types.ts';
import type { FormErrors } from './customer.types.ts';
import type { CustomerField } from './customer-fields.ts';

/** What is wrong, and the input it is shown at. */
export interface FieldFinding {
  readonly field: CustomerField;
  readonly finding: Finding;
}

/** A list with what was found at an input; empty when nothing was. */
export function at(field: CustomerField, finding: Finding | undefined): readonly FieldFinding[] {
  return finding ? [{ field, finding }] : [];
}

/** The findings in words, by input. */
export function errorsOf(findings: readonly FieldFinding[], lang: Language): FormErrors {
  const errors: { [Field in CustomerField]?: ValidationMessage[] } = {};
  for (const { field, finding } of findings) {
    errors[field] = [...(errors[field] ?? []), messageOf(finding, lang)];
  }
  return errors;
}
