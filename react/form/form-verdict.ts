import type { FieldSummary } from './form.props.ts';

/** What came of the validation of a whole form. */
export interface FormVerdict {
  readonly valid: boolean;
  /** In the order of the document. */
  readonly fields: readonly FieldSummary[];
  /** Leads the shopper to the first input that something is wrong with. */
  focusFirst(): void;
}
