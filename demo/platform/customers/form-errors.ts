import type { Finding } from '../validation/validation.types.ts';
import type { FormErrors } from './customer.types.ts';
import type { CustomerField } from './customer-fields.ts';

/** An error and the input at which it is shown. */
export interface FieldFinding {
  readonly field: CustomerField;
  readonly finding: Finding;
}

/** The error of an input as a list; empty when there is no error. */
export function at(field: CustomerField, finding: Finding | undefined): readonly FieldFinding[] {
  return finding ? [{ field, finding }] : [];
}

/** Groups the errors by input. */
export function errorsOf(findings: readonly FieldFinding[]): FormErrors {
  const errors: { [Field in CustomerField]?: Finding[] } = {};
  for (const { field, finding } of findings) {
    errors[field] = [...(errors[field] ?? []), finding];
  }
  return errors;
}
