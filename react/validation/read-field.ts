import { rootOf } from '../../logic/platform/root-of.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import type {
  FieldPartners,
  FieldReading,
  FieldType,
} from '../../logic/validation/fields/field.ts';
import type { FieldCheck } from '../../logic/validation/later/check-fields.atoms.ts';
import { clearFieldAtom } from '../../logic/validation/results.atoms.ts';
import { reportMissing } from '../host/report-missing.ts';
import { findElements } from '../light-dom/find-element.ts';
import {
  type Control,
  controlValue,
  findControl,
  groupOf,
  isNamed,
  isOutOfUse,
} from './control.ts';
import { markedPartner } from './marked-joins.ts';
import { type FieldSettings, fieldAround, isJudged, type PageField } from './page-fields.ts';

/** The attribute that names each other control that a field's check reads. */
const PARTNERS = {
  country: 'countryFrom',
  phonePrefix: 'prefixFrom',
  houseNumber: 'houseNumberFrom',
  login: 'loginFrom',
  password: 'passwordFrom',
  same: 'sameAs',
} as const satisfies Readonly<Record<keyof FieldPartners, keyof FieldSettings>>;

export type PartnerRole = keyof typeof PARTNERS;

/** Whether the check of a field in that form also reads the control. */
export const isPartner = (
  control: Control,
  settings: FieldSettings,
  form: HTMLFormElement | null,
): boolean =>
  Object.values(PARTNERS).some((prop) => {
    const name = settings[prop];
    return name !== undefined && isNamed(control, name, form);
  });

/** The role of the input that a theme joins with that of a field, by field type. */
const JOINED_ROLES: { readonly [T in FieldType]?: PartnerRole } = {
  street: 'houseNumber',
  phone: 'phonePrefix',
  'phone email': 'phonePrefix',
};

const findNamed = (name: string, control: Control): Control | undefined =>
  findControl(name, { root: rootOf(control), form: control.form });

/** The control in that role, named by the author or marked by the theme; undefined if the page has none. */
export function findPartner(
  role: PartnerRole,
  settings: FieldSettings,
  control: Control,
): Control | undefined {
  const name = settings[PARTNERS[role]];
  if (name !== undefined) return findNamed(name, control);
  return JOINED_ROLES[settings.type] === role ? markedPartner(control) : undefined;
}

/** The control names that an author uses and the page does not have. */
export const missingPartners = (settings: FieldSettings, control: Control): string[] =>
  Object.values(PARTNERS).flatMap((prop) => {
    const name = settings[prop];
    return name !== undefined && !findNamed(name, control) ? name : [];
  });

/** The limit of the field, else that of its control; a negative limit is ignored. */
function bound(
  given: number | undefined,
  control: Control,
  name: 'minLength' | 'maxLength',
): number | undefined {
  const length = given ?? (control instanceof HTMLSelectElement ? -1 : control[name]);
  return length < 0 ? undefined : length;
}

/** Whether the field itself is required; a list always is (docs/specification.md#s5-other-rules). */
const isRequired = ({ required, type }: FieldSettings): boolean => required || type === 'select';

/** Whether the field is required but its input lacks `required`; radio buttons cannot show it. */
export const hidesRequired = (settings: FieldSettings, control: Control | undefined): boolean =>
  isRequired(settings) && control?.required === false && control.type !== 'radio';

/** The browser's validation message, except about length: the field has its own limits. */
function refusalOf({ validity, validationMessage }: Control): string {
  return validity.tooShort || validity.tooLong ? '' : validationMessage;
}

/** The values of the other controls that the check of a field reads. */
export function readPartners(settings: FieldSettings, control: Control): FieldPartners {
  const partnerValue = (role: PartnerRole) => {
    const found = findPartner(role, settings, control);
    return found && controlValue(found);
  };
  return {
    country: partnerValue('country') || settings.country,
    phonePrefix: partnerValue('phonePrefix'),
    houseNumber: partnerValue('houseNumber'),
    login: partnerValue('login'),
    password: partnerValue('password'),
    same: partnerValue('same'),
  };
}

const readControl = (settings: FieldSettings, control: Control): FieldReading => ({
  id: control.id || control.name,
  type: settings.type,
  value: controlValue(control),
  isRequired: isRequired(settings) || groupOf(control).some(({ required }) => required),
  minLength: bound(settings.minlength, control, 'minLength'),
  maxLength: bound(settings.maxlength, control, 'maxLength'),
  refusal: refusalOf(control),
  partners: readPartners(settings, control),
});

/** Warns the author about control names that the page does not have. */
function warnOfMissing({ host, env, settings, control }: PageField): void {
  const { control: selector } = settings;
  if (selector && !findElements(host, selector)[0]) {
    reportMissing(env, selector, 'own');
  }
  for (const name of control ? missingPartners(settings, control) : []) {
    reportMissing(env, name, 'input');
  }
}

/** The input of a field's check; undefined for a field that is disabled, read-only or hidden. */
export function readField(field: PageField): FieldReading | undefined {
  const { control, settings } = field;
  warnOfMissing(field);
  return control && !isOutOfUse(control) ? readControl(settings, control) : undefined;
}

/** The field that shows problems with a partner's control; null before the shopper has visited it. */
export function neighbourOf(field: PageField, role: PartnerRole): object | null | undefined {
  const { control, settings } = field;
  const partner = control && findPartner(role, settings, control);
  if (!partner || partner === control) return undefined;
  return isJudged(partner) ? fieldAround(partner, field)?.host : null;
}

/** Reads fields for a check; clears those that are not checked. */
export const readFields = (fields: readonly PageField[]): FieldCheck[] =>
  fields.flatMap((field) => {
    const reading = readField(field);
    if (!reading) pageStore.set(clearFieldAtom, field.host);
    const neighbours = {
      houseNumber: neighbourOf(field, 'houseNumber'),
      password: neighbourOf(field, 'password'),
    };
    return reading ? { host: field.host, reading, neighbours } : [];
  });
