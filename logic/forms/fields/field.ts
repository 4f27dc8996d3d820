/** What a field can be checked as (docs/specification.md#s5-server-checks). */
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

/** The values of other fields that a check needs; undefined where there is no such field. */
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

/** A field as it is on the page at one moment: all that its check needs. */
export interface FieldReading {
  /** The input's id, else its name: what the alias in a batch is made from. */
  readonly id: string;
  readonly type: FieldType;
  /** As typed; '' for a box that is not checked and for a placeholder option. */
  readonly value: string;
  readonly isRequired: boolean;
  /** In code points. */
  readonly minLength?: number | undefined;
  /** In code points. */
  readonly maxLength?: number | undefined;
  /** What the browser says against the value (a pattern, a range), its length apart; '' where it says nothing. */
  readonly refusal?: string;
  readonly partners: FieldPartners;
}

/** What is wrong with a field: a code of the platform (docs/specification.md#s8-validation-codes) or of the form's own rules (docs/specification.md#s5-client-messages). */
export interface FieldProblem {
  readonly code: string;
  /** What the message says beside its words: a bound, a postal format, a proposed login, the server's text. */
  readonly detail?: string | number | undefined;
}

/** Which input the message belongs to: the field's own or one of its partners. */
export type ProblemPlace = 'field' | 'houseNumber' | 'password';

/** How a field stands (docs/specification.md#s4-form-field-state). */
export type FieldResult =
  | { readonly state: 'empty' | 'success'; readonly clientExists?: boolean | undefined }
  | {
      readonly state: 'error';
      readonly problem: FieldProblem;
      readonly place: ProblemPlace;
      readonly clientExists?: boolean | undefined;
    };

/** A type of field that is one thing. */
export type FieldKind = Exclude<FieldType, 'phone email'>;

/** What a field is checked as: one that takes a phone number or an e-mail address is what was typed. */
export function fieldKind({ type, value }: Pick<FieldReading, 'type' | 'value'>): FieldKind {
  if (type !== 'phone email') return type;
  return /^[\d*#+() ]+$/.test(value) ? 'phone' : 'email';
}
