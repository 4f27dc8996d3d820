/** The members of a form-associated element, as on native fields. */
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
  /** The attribute `disabled`. The pseudo-class is `:disabled`, which a fieldset may also cause. */
  disabled: boolean;
  setCustomValidity(message: string): void;
}
