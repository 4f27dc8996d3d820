/** The members that a tag has as a field of a form, the same as native fields. */
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
