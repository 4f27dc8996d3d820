import type { FieldPartners, FieldReading } from '../../logic/forms/fields/field.ts';
import { joinedValue } from '../../logic/forms/rules/joined-value.ts';
import {
  type Control,
  controlValue,
  findControl,
  groupOf,
  isNamed,
  rootOf,
} from '../forms/control.ts';
import type { FieldProps } from './field.props.ts';

/** Under which property an author names each other control that a field's check reads. */
const PARTNERS = {
  country: 'countryFrom',
  phonePrefix: 'prefixFrom',
  houseNumber: 'houseNumberFrom',
  login: 'loginFrom',
  password: 'passwordFrom',
  same: 'sameAs',
} as const satisfies Readonly<Record<keyof FieldPartners, keyof FieldProps>>;

export type PartnerRole = keyof typeof PARTNERS;

/** Whether the check of a field in that form reads the control too. */
export const isPartner = (
  control: Control,
  props: FieldProps,
  form: HTMLFormElement | null,
): boolean =>
  Object.values(PARTNERS).some((prop) => {
    const name = props[prop];
    return name !== undefined && isNamed(control, name, form);
  });

const findNamed = (name: string, control: Control): Control | undefined =>
  findControl(name, { root: rootOf(control), form: control.form });

/** The other control in that role; undefined where the author names none, or none that is there. */
export function findPartner(
  role: PartnerRole,
  props: FieldProps,
  control: Control,
): Control | undefined {
  const name = props[PARTNERS[role]];
  return name === undefined ? undefined : findNamed(name, control);
}

/** The controls that an author names and that are not there. */
export const missingPartners = (props: FieldProps, control: Control): string[] =>
  Object.values(PARTNERS).flatMap((prop) => {
    const name = props[prop];
    return name !== undefined && !findNamed(name, control) ? name : [];
  });

/** The field's own bound, else the input's; one below 0 is none. */
function bound(
  own: number | undefined,
  control: Control,
  name: 'minLength' | 'maxLength',
): number | undefined {
  const given = own ?? (control instanceof HTMLSelectElement ? -1 : control[name]);
  return given < 0 ? undefined : given;
}

/** Whether the field says that it must be filled in; a list must be chosen from, whatever else it says (docs/specification.md#s5-other-rules). */
const isRequired = ({ required, type }: FieldProps): boolean => required || type === 'select';

/** Whether only the field knows that its input is required, and the input could say so: a radio button cannot. */
export const hidesRequired = (props: FieldProps, control: Control | undefined): boolean =>
  isRequired(props) && control?.required === false && control.type !== 'radio';

/** What the browser says against a value, beside its length: that is for the field's own bounds. */
function refusalOf({ validity, validationMessage }: Control): string {
  return validity.tooShort || validity.tooLong ? '' : validationMessage;
}

/** Puts together what the platform takes as one value, in the data of a form that is sent; undefined where nothing is to be joined. */
export function joinOf(
  props: FieldProps,
  control: Control,
): ((data: FormData) => void) | undefined {
  const { houseNumberFrom, prefixFrom, type } = props;
  const { name } = control;
  if (!houseNumberFrom && !prefixFrom) return undefined;
  return (data) => {
    const [value, ...others] = data.getAll(name);
    if (typeof value !== 'string' || others.length > 0) return;
    data.set(name, joinedValue({ type, value, partners: readField(props, control).partners }));
  };
}

/** A field as it is now: all that its check needs. */
export function readField(props: FieldProps, control: Control): FieldReading {
  const partner = (role: PartnerRole) => {
    const found = findPartner(role, props, control);
    return found && controlValue(found);
  };
  return {
    id: control.id || control.name,
    type: props.type,
    value: controlValue(control),
    isRequired: isRequired(props) || groupOf(control).some(({ required }) => required),
    minLength: bound(props.minlength, control, 'minLength'),
    maxLength: bound(props.maxlength, control, 'maxLength'),
    refusal: refusalOf(control),
    partners: {
      country: partner('country') || props.country,
      phonePrefix: partner('phonePrefix'),
      houseNumber: partner('houseNumber'),
      login: partner('login'),
      password: partner('password'),
      same: partner('same'),
    },
  };
}
