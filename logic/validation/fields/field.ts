/** The types of fields (docs/specification.md#s5-server-checks). */
export const FIELD_TYPES = [
  'text',
  'firstname',
  'lastname',
  'additional',
  'firm',
  'nip',
  'street',
  'zipcode',
  'city',
  'phone',
  'email',
  'phone email',
  'birthdate',
  'login',
  'password',
  'password-repeat',
  'iban',
  'select',
  'checkbox',
] as const;

export type FieldType = (typeof FIELD_TYPES)[number];

/** The values of other fields that a check needs; undefined without such a field. */
export interface FieldPartners {
  /** The platform's region id, or an enum name. */
  readonly country?: string | undefined;
  readonly phonePrefix?: string | undefined;
  readonly houseNumber?: string | undefined;
  readonly login?: string | undefined;
  readonly password?: string | undefined;
  /** The value that this one must repeat. */
  readonly same?: string | undefined;
}

/** The data of a field at the time of a check. */
export interface FieldReading {
  /** The id of the input, else its name; the source of its alias in a batch. */
  readonly id: string;
  readonly type: FieldType;
  /** The value as typed; '' for an unchecked checkbox and for a placeholder option. */
  readonly value: string;
  readonly isRequired: boolean;
  /** In code points. */
  readonly minLength?: number | undefined;
  /** In code points. */
  readonly maxLength?: number | undefined;
  /** The browser's message about the value (a pattern or a range, not its length); '' without one. */
  readonly refusal?: string;
  readonly partners: FieldPartners;
}

/** A problem with a field: a code of the platform (docs/specification.md#s8-validation-codes) or of the form's own rules (docs/specification.md#s5-client-messages). */
export interface FieldProblem {
  readonly code: string;
  /** The value in the message: a limit, a postal format, a proposed login, the server's text. */
  readonly detail?: string | number | undefined;
  /** The name of a hint that is more specific than that of the code. */
  readonly advice?: string | undefined;
}

/** The input that a problem is about: the field's own or one of its partners. */
export type ProblemInput = 'field' | 'houseNumber' | 'password';

/** The result of a check (docs/specification.md#s4-form-field-state). */
export type FieldResult =
  | { readonly state: 'empty' | 'success'; readonly clientExists?: boolean | undefined }
  | {
      readonly state: 'error';
      readonly problem: FieldProblem;
      readonly input: ProblemInput;
      readonly clientExists?: boolean | undefined;
    };

/** A field type with a single check. */
export type FieldKind = Exclude<FieldType, 'phone email'>;

/** The kind of a field: `phone email` is resolved by the value. */
export function fieldKind({ type, value }: Pick<FieldReading, 'type' | 'value'>): FieldKind {
  if (type !== 'phone email') return type;
  return /^[\d*#+() ]+$/.test(value) ? 'phone' : 'email';
}
