import type { Finding } from '../validation/validation.types.ts';
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

/** The findings, by input. */
export function errorsOf(findings: readonly FieldFinding[]): FormErrors {
  const errors: { [Field in CustomerField]?: Finding[] } = {};
  for (const { field, finding } of findings) {
    errors[field] = [...(errors[field] ?? []), finding];
  }
  return errors;
}
