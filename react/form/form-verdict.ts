import type { FieldSummary } from './form.props.ts';

/** What came of the validation of a whole form. */
export interface FormVerdict {
  readonly valid: boolean;
  /** In the order of the document. */
  readonly fields: readonly FieldSummary[];
  /** Whether the form still holds the values that were checked. */
  isCurrent(): boolean;
  /** Leads the shopper to the first input that something is wrong with. */
  focusFirst(): void;
}

// not the form's own methods, which an input of that name hides
const { checkValidity, reportValidity } = HTMLFormElement.prototype;

/** The browser's word alone, where ours does not come. */
export function browserVerdict(form: HTMLFormElement): FormVerdict {
  const isCurrent = () => checkValidity.call(form);
  return {
    valid: isCurrent(),
    fields: [],
    isCurrent,
    focusFirst: () => void reportValidity.call(form),
  };
}
