import { expect } from '@open-wc/testing';
import {
  FIELD_TYPES,
  type FieldPartners,
  type FieldReading,
  type FieldType,
} from '../../logic/validation/fields/field.ts';
import { checkField } from '../../logic/validation/later/check-field.ts';
import { POLAND, reading, withPartners } from './validation.fixtures.ts';

/** The code of a field's problem with its detail; "asks" if the platform decides. */
function verdictOn(field: FieldReading): string {
  const result = checkField(field);
  if (!result) return 'asks';
  if (result.state !== 'error') return result.state;
  const { code, detail } = result.problem;
  return detail === undefined ? code : `${code} ${detail}`;
}

/** Values of a type of field and their verdict. */
type Row = readonly [type: FieldType, values: readonly string[], verdict: string, id?: string];

const VALUES: readonly Row[] = [
  ['phone email', ['  '], 'empty'],
  ['password', ['      '], 'asks'],
  ['firstname', ['Ann4', '１nna', 'Anna٣', 'Anna𝟗'], 'onlyDigital', 'FO-04'],
  ['lastname', ['Ann4'], 'onlyDigital', 'FO-04'],
  ['lastname', ['Zażółć', "O'Neill-Ługowski", 'Karol Ⅲ', 'x²'], 'asks', 'FO-04'],
  ['text', ['x'], 'success'],
  ['phone', ['60070080', '+48 (22) 12', '１２３４５６７８９'], 'incorect_phone 9', 'FO-06'],
  ['phone', ['600-700-800'], 'success', 'FO-06'],
  ['phone email', ['+48 (22) 123*#'], 'incorect_phone 9', 'FO-07'],
  ['phone email', ['+48 (22) 123 45 67*#'], 'success', 'FO-07'],
  ['phone email', ['a@b', '１２３', '600-700-800', 'anna'], 'asks', 'FO-07'],
  [
    'login',
    ['ab', 'a b', 'ąbc', 'a'.repeat(41), 'abc!', 'abc\n', '😀😀😀'],
    'incorect_login',
    'FO-14',
  ],
  ['login', ['abc', 'a@b.-_', 'A1_', 'a'.repeat(40)], 'asks', 'FO-14'],
  ['password', ['x'.repeat(5), '😀'.repeat(5)], 'password_to_short', 'FO-13'],
  ['password', ['x'.repeat(6), 'x'.repeat(30), '😀'.repeat(30)], 'asks', 'FO-13'],
  ['password', ['x'.repeat(31)], 'password_to_long', 'FO-13'],
];

const PARTNERS: readonly (readonly [FieldType, string, FieldPartners, verdict: string])[] = [
  ['phone', '1', { country: POLAND }, 'asks'],
  ['phone', '1', { country: 'PL' }, 'asks'],
  ['phone', '60070080', { phonePrefix: '+48' }, 'incorect_phone 9'],
  ['password', 'Anna.nowak', { login: 'anna.nowak' }, 'asks'],
  ['password-repeat', 'secret', { same: 'secret' }, 'success'],
  ['password-repeat', 'secret', { same: 'Secret' }, 'not_equal_passwords'],
  ['password-repeat', 'secret', { same: '' }, 'not_equal_passwords'],
  ['password-repeat', 'secret', { same: undefined }, 'success'],
];

describe('the checks of a field before the platform', () => {
  for (const type of FIELD_TYPES) {
    it(`an empty ${type} is empty, or missing if it is required (FO-01)`, () => {
      expect(checkField(reading(type, ''))).to.deep.equal({ state: 'empty' });
      const code = type === 'select' ? 'noOptionSelected' : 'mandatoryField';
      const required = reading(type, '', { isRequired: true, minLength: 2 });
      expect(checkField(required)).to.deep.nested.include({ state: 'error', 'problem.code': code });
    });
  }

  for (const [type, values, verdict, id] of VALUES) {
    const texts = values.map((value) => JSON.stringify(value.slice(0, 9))).join(', ');
    it(`the ${type} ${texts} is "${verdict}"${id ? ` (${id})` : ''}`, () => {
      for (const value of values) expect(verdictOn(reading(type, value)), value).to.equal(verdict);
    });
  }

  for (const [type, value, partners, verdict] of PARTNERS) {
    it(`the ${type} ${value} beside ${JSON.stringify(partners)} is "${verdict}"`, () => {
      expect(verdictOn(withPartners(type, value, partners))).to.equal(verdict);
    });
  }

  it('counts the bounds in code points, before the rules of the type (FO-01)', () => {
    const name = (value: string) => reading('firstname', value, { minLength: 3, maxLength: 4 });
    expect(verdictOn(name('1'))).to.equal('minimalCharacters 3');
    expect(verdictOn(name('😀😀'))).to.equal('minimalCharacters 3');
    expect(verdictOn(name('12345'))).to.equal('maximumCharacters 4');
    expect(verdictOn(name('1234'))).to.equal('onlyDigital');
    expect(verdictOn(name('😀😀😀'))).to.equal('asks');
  });

  for (const country of ['', 'PL evil', 'true', '__type', '"PL"', 'P'.repeat(1024)]) {
    it(`ignores the country ${JSON.stringify(country.slice(0, 9))} (GQ-04)`, () => {
      expect(verdictOn(withPartners('phone', '1', { country }))).to.equal('incorect_phone 9');
    });
  }

  it('reports a password that equals the login at the password (FO-08, FO-13)', () => {
    const error = { state: 'error', problem: { code: 'login_equals_password' } } as const;
    const login = withPartners('login', 'secret', { password: 'secret' });
    const password = withPartners('password', 'secret', { login: 'secret' });
    expect(checkField(login)).to.deep.equal({ ...error, place: 'password' });
    expect(checkField(password)).to.deep.equal({ ...error, place: 'field' });
  });
});
