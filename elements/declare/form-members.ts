/** What a field of a form has beside what any tag has, as native fields have it. */
export interface FormMembers
  extends Pick<
    ElementInternals,
    | 'checkValidity'
    | 'form'
    | 'labels'
    | 'reportValidity'
    | 'validationMessage'
    | 'validity'
    | 'willValidate'
  > {
  /** The attribute `disabled`; the state is `:disabled`, which a fieldset may also cause. */
  disabled: boolean;
  setCustomValidity(message: string): void;
}
