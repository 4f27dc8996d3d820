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

/** A rule, and the verdict on values of a type of field. */
interface Row {
  readonly rule: string;
  readonly type: FieldType;
  readonly verdicts: Readonly<Record<string, readonly string[]>>;
}

const ROWS: readonly Row[] = [
  {
    rule: 'spaces are no contact',
    type: 'phone email',
    verdicts: { empty: ['  '] },
  },
  {
    rule: 'a name has no digit (FO-04)',
    type: 'firstname',
    verdicts: {
      onlyDigital: ['Ann4', '１nna', 'Anna٣', 'Anna𝟗'],
      asks: ['Zażółć', "O'Neill-Ługowski", 'Karol Ⅲ', 'x²'],
    },
  },
  {
    rule: 'a last name has no digit (FO-04)',
    type: 'lastname',
    verdicts: { onlyDigital: ['Ann4'] },
  },
  {
    rule: 'a phone number without a country has 9 digits (FO-06)',
    type: 'phone',
    verdicts: {
      'incorect_phone 9': ['60070080', '+48 (22) 12', '１２３４５６７８９'],
      success: ['600-700-800'],
    },
  },
  {
    rule: 'a contact is a phone number by its characters (FO-07)',
    type: 'phone email',
    verdicts: {
      'incorect_phone 9': ['+48 (22) 123*#'],
      success: ['+48 (22) 123 45 67*#'],
      asks: ['a@b', '１２３', '600-700-800', 'anna'],
    },
  },
  {
    rule: 'a login has 3 to 40 allowed characters (FO-14)',
    type: 'login',
    verdicts: {
      incorect_login: ['ab', 'a b', 'ąbc', 'a'.repeat(41), 'abc!', 'abc\n', '😀😀😀'],
      asks: ['abc', 'a@b.-_', 'A1_', 'a'.repeat(40)],
    },
  },
  {
    rule: 'a password has 6 to 30 characters (FO-13)',
    type: 'password',
    verdicts: {
      password_to_short: ['x'.repeat(5), '😀'.repeat(5)],
      asks: ['      ', 'x'.repeat(6), 'x'.repeat(30), '😀'.repeat(30)],
      password_to_long: ['x'.repeat(31)],
    },
  },
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

describe('local checks of a field', () => {
  for (const type of FIELD_TYPES) {
    it(`treat an empty ${type} as empty, or missing if required (FO-01)`, () => {
      expect(checkField(reading(type, ''))).to.deep.equal({ state: 'empty' });
      const code = type === 'select' ? 'noOptionSelected' : 'mandatoryField';
      const required = reading(type, '', { isRequired: true, minLength: 2 });
      expect(checkField(required)).to.deep.nested.include({ state: 'error', 'problem.code': code });
    });
  }

  for (const { rule, type, verdicts } of ROWS) {
    it(rule, () => {
      for (const [verdict, values] of Object.entries(verdicts)) {
        for (const value of values) {
          expect(verdictOn(reading(type, value)), value).to.equal(verdict);
        }
      }
    });
  }

  for (const [type, value, partners, verdict] of PARTNERS) {
    it(`give "${verdict}" for the ${type} ${value} beside ${JSON.stringify(partners)}`, () => {
      expect(verdictOn(withPartners(type, value, partners))).to.equal(verdict);
    });
  }

  it('count the limits in code points, before the rules of the type (FO-01)', () => {
    const name = (value: string) => reading('firstname', value, { minLength: 3, maxLength: 4 });
    expect(verdictOn(name('1'))).to.equal('minimalCharacters 3');
    expect(verdictOn(name('😀😀'))).to.equal('minimalCharacters 3');
    expect(verdictOn(name('12345'))).to.equal('maximumCharacters 4');
    expect(verdictOn(name('1234'))).to.equal('onlyDigital');
    expect(verdictOn(name('😀😀😀'))).to.equal('asks');
  });

  for (const country of ['', 'PL evil', 'true', '__type', '"PL"', 'P'.repeat(1024)]) {
    it(`ignore the country ${JSON.stringify(country.slice(0, 9))} (GQ-04)`, () => {
      expect(verdictOn(withPartners('phone', '1', { country }))).to.equal('incorect_phone 9');
    });
  }

  it('report a password that equals the login at the password (FO-08, FO-13)', () => {
    const error = { state: 'error', problem: { code: 'login_equals_password' } } as const;
    const login = withPartners('login', 'secret', { password: 'secret' });
    const password = withPartners('password', 'secret', { login: 'secret' });
    expect(checkField(login)).to.deep.equal({ ...error, input: 'password' });
    expect(checkField(password)).to.deep.equal({ ...error, input: 'field' });
  });
});
