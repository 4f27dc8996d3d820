import {
  type FieldKind,
  type FieldProblem,
  type FieldReading,
  type FieldResult,
  fieldKind,
} from '../fields/field.ts';
import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PHONE_MIN_DIGITS,
} from '../fields/validation.constants.ts';
import { clientDataInput } from './client-data.ts';
import { failed } from './field-codes.ts';

type Rule = (reading: FieldReading) => FieldProblem | false;

const lengthOf = (text: string): number => [...text].length;

const checkName: Rule = ({ value }) => /\p{Nd}/u.test(value) && { code: 'onlyDigital' };

const checkLogin: Rule = ({ value, partners }) =>
  /^[\w@.-]{3,40}$/.test(value)
    ? value === partners.password && { code: 'login_equals_password' }
    : { code: 'incorect_login' };

function checkPassword({ value, partners }: FieldReading): FieldProblem | false {
  const length = lengthOf(value);
  if (length < PASSWORD_MIN_LENGTH) return { code: 'password_to_short' };
  if (length > PASSWORD_MAX_LENGTH) return { code: 'password_to_long' };
  return value === partners.login && { code: 'login_equals_password' };
}

const checkRepeat: Rule = ({ value, partners: { same = value } }) =>
  value !== same && { code: 'not_equal_passwords' };

/** Counts digits only if the country is unknown, so that the platform cannot check. */
const checkPhone: Rule = (reading) =>
  !clientDataInput(reading) &&
  reading.value.replaceAll(/\D/g, '').length < PHONE_MIN_DIGITS && {
    code: 'incorect_phone',
    detail: PHONE_MIN_DIGITS,
  };

const checkAsBrowser: Rule = (reading) => {
  const { refusal } = reading;
  if (!refusal) return false;
  return fieldKind(reading) === 'email'
    ? { code: 'incorect_email' }
    : { code: 'invalid', detail: refusal };
};

const RULES: { readonly [K in FieldKind]?: Rule } = {
  firstname: checkName,
  lastname: checkName,
  login: checkLogin,
  password: checkPassword,
  'password-repeat': checkRepeat,
  phone: checkPhone,
};

/** A missing limit is NaN, which compares false with every length. */
function checkLength({ value, minLength, maxLength }: FieldReading): FieldProblem | false {
  const length = lengthOf(value);
  if (length < Number(minLength)) return { code: 'minimalCharacters', detail: minLength };
  return length > Number(maxLength) && { code: 'maximumCharacters', detail: maxLength };
}

const missing = ({ type }: FieldReading): FieldProblem => {
  if (type === 'select') return { code: 'noOptionSelected' };
  const code = 'mandatoryField';
  return type === 'checkbox' ? { code, advice: 'mandatoryField_checkbox' } : { code };
};

/** A value of only spaces is empty, except in a password. */
const checkPresence: Rule = (reading) => {
  const { type, value } = reading;
  return !(type.startsWith('password') ? value : value.trim()) && missing(reading);
};

/** The result, unless the browser rejects the value: its rules also apply with `novalidate`. */
export function orRefused(reading: FieldReading, result: FieldResult): FieldResult {
  const problem = result.state !== 'error' && checkAsBrowser(reading);
  return problem ? { ...failed(reading, problem), clientExists: result.clientExists } : result;
}

/**
 * The local result of a field, in the order of docs/specification.md#s5-order: required, minlength, maxlength, the
 * rules of its kind. Undefined if the platform decides.
 */
export function checkField(reading: FieldReading): FieldResult | undefined {
  const absence = checkPresence(reading);
  if (absence && !reading.isRequired) return { state: 'empty' };
  const kind = fieldKind(reading);
  const problem = absence || checkLength(reading) || RULES[kind]?.(reading);
  if (problem) return failed(reading, problem);
  if (kind === 'iban' || clientDataInput(reading)) return undefined;
  return orRefused(reading, { state: 'success' });
}
