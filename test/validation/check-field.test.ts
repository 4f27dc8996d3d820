import { expect } from '@open-wc/testing';
import { FIELD_TYPES, type FieldReading } from '../../logic/validation/fields/field.ts';
import { checkField } from '../../logic/validation/later/check-field.ts';
import { POLAND, reading, withPartners } from './validation.fixtures.ts';

/** The code of a field's problem; `asks` where the platform decides. */
function verdictOn(field: FieldReading): string {
  const result = checkField(field);
  if (!result) return 'asks';
  return result.state === 'error' ? result.problem.code : result.state;
}

describe('the checks of a field before the platform', () => {
  for (const type of FIELD_TYPES) {
    it(`an empty ${type} that nobody requires is empty`, () => {
      expect(checkField(reading(type, ''))).to.deep.equal({ state: 'empty' });
    });

    it(`FO-01: an empty ${type} that is required comes before its bounds`, () => {
      const result = checkField(reading(type, '', { isRequired: true, minLength: 2 }));
      expect(result).to.deep.nested.include({
        state: 'error',
        'problem.code': type === 'select' ? 'noOptionSelected' : 'mandatoryField',
        place: 'field',
      });
    });
  }

  it('spaces are nothing, save in a password', () => {
    expect(verdictOn(reading('city', ' \u00a0\t', { isRequired: true }))).to.equal(
      'mandatoryField',
    );
    expect(verdictOn(reading('phone email', '  '))).to.equal('empty');
    expect(verdictOn(reading('password', '      '))).to.equal('asks');
  });

  it('FO-01: the bounds come before the rules of the kind, the lower one first', () => {
    const name = (value: string) => reading('firstname', value, { minLength: 3, maxLength: 4 });
    expect(checkField(name('1'))).to.deep.include({
      problem: { code: 'minimalCharacters', detail: 3 },
    });
    expect(checkField(name('12345'))).to.deep.include({
      problem: { code: 'maximumCharacters', detail: 4 },
    });
    expect(verdictOn(name('1234'))).to.equal('onlyDigital');
    expect(verdictOn(name('Anna'))).to.equal('asks');
  });

  it('counts the bounds in code points', () => {
    expect(verdictOn(reading('text', '😀😀', { minLength: 3 }))).to.equal('minimalCharacters');
    expect(verdictOn(reading('text', '😀😀😀', { minLength: 3, maxLength: 3 }))).to.equal(
      'success',
    );
  });

  for (const value of ['Ann4', '１nna', 'Anna٣', 'Anna𝟗']) {
    it(`FO-04: ${value} has a digit and is no name`, () => {
      expect(verdictOn(reading('firstname', value))).to.equal('onlyDigital');
      expect(verdictOn(reading('lastname', value))).to.equal('onlyDigital');
    });
  }

  for (const value of ['Zażółć', "O'Neill-Ługowski", 'Karol Ⅲ', 'x²']) {
    it(`FO-04: ${value} has no digit`, () => {
      expect(verdictOn(reading('lastname', value))).to.equal('asks');
    });
  }

  it('leaves to the platform what it knows', () => {
    for (const type of [
      'additional',
      'firm',
      'nip',
      'street',
      'zipcode',
      'city',
      'email',
      'birthdate',
      'iban',
    ] as const) {
      expect(verdictOn(reading(type, '1')), type).to.equal('asks');
    }
  });

  it('is done with what the platform does not know', () => {
    expect(verdictOn(reading('text', 'x'))).to.equal('success');
    expect(verdictOn(reading('select', 'x', { isRequired: true }))).to.equal('success');
    expect(verdictOn(reading('checkbox', 'on', { isRequired: true }))).to.equal('success');
  });
});

describe('a phone number', () => {
  it('FO-06: without a country needs nine digits of its own', () => {
    for (const value of ['60070080', '+48 (22) 12', '１２３４５６７８９']) {
      expect(checkField(withPartners('phone', value, { phonePrefix: '+48' })), value).to.deep.equal(
        {
          state: 'error',
          problem: { code: 'incorect_phone', detail: 9 },
          place: 'field',
        },
      );
    }
    expect(verdictOn(withPartners('phone', '600-700-800', { phonePrefix: '+48' }))).to.equal(
      'success',
    );
  });

  it('FO-06: with a country is for the platform', () => {
    expect(verdictOn(withPartners('phone', '1', { country: POLAND }))).to.equal('asks');
    expect(verdictOn(withPartners('phone', '1', { country: 'PL' }))).to.equal('asks');
  });

  for (const country of ['', 'PL evil', 'true', '__type', '"PL"', 'P'.repeat(1024)]) {
    it(`GQ-04: counts its digits where the country is ${JSON.stringify(country.slice(0, 9))}`, () => {
      expect(verdictOn(withPartners('phone', '12345678', { country }))).to.equal('incorect_phone');
      expect(verdictOn(withPartners('phone', '123456789', { country }))).to.equal('success');
    });
  }
});

describe('a field that takes a phone number or an e-mail address', () => {
  it('FO-07: is a phone number where there is nothing but its characters', () => {
    expect(verdictOn(reading('phone email', '+48 (22) 123*#'))).to.equal('incorect_phone');
    expect(verdictOn(reading('phone email', '+48 (22) 123 45 67*#'))).to.equal('success');
  });

  for (const value of ['a@b', '１２３', '600-700-800', 'anna']) {
    it(`FO-07: takes ${value} for an e-mail address`, () => {
      expect(verdictOn(reading('phone email', value))).to.equal('asks');
    });
  }
});

describe('a login', () => {
  for (const value of ['ab', 'a b', 'ąbc', 'a'.repeat(41), 'abc!', 'аbc', 'abc\n', '😀😀😀']) {
    it(`FO-14: refuses ${JSON.stringify(value.slice(0, 9))} of ${value.length}`, () => {
      expect(verdictOn(reading('login', value))).to.equal('incorect_login');
    });
  }

  for (const value of ['abc', 'a@b.-_', 'A1_', 'a'.repeat(40)]) {
    it(`FO-14: leaves ${value.slice(0, 9)} of ${value.length} to the platform`, () => {
      expect(verdictOn(reading('login', value))).to.equal('asks');
    });
  }

  it('FO-08: equal to the password is the password’s problem', () => {
    expect(checkField(withPartners('login', 'secret', { password: 'secret' }))).to.deep.equal({
      state: 'error',
      problem: { code: 'login_equals_password' },
      place: 'password',
    });
  });
});

describe('a password', () => {
  it('FO-13: has 6 to 30 characters', () => {
    expect(verdictOn(reading('password', 'x'.repeat(5)))).to.equal('password_to_short');
    expect(verdictOn(reading('password', 'x'.repeat(6)))).to.equal('asks');
    expect(verdictOn(reading('password', 'x'.repeat(30)))).to.equal('asks');
    expect(verdictOn(reading('password', 'x'.repeat(31)))).to.equal('password_to_long');
  });

  it('FO-13: counts an emoji once', () => {
    expect(verdictOn(reading('password', '😀'.repeat(5)))).to.equal('password_to_short');
    expect(verdictOn(reading('password', '😀'.repeat(30)))).to.equal('asks');
  });

  it('FO-13: is not the login', () => {
    expect(
      checkField(withPartners('password', 'anna.nowak', { login: 'anna.nowak' })),
    ).to.deep.equal({ state: 'error', problem: { code: 'login_equals_password' }, place: 'field' });
    expect(verdictOn(withPartners('password', 'Anna.nowak', { login: 'anna.nowak' }))).to.equal(
      'asks',
    );
  });

  it('is repeated exactly', () => {
    const repeat = (same: string | undefined) =>
      verdictOn(withPartners('password-repeat', 'secret', { same }));
    expect(repeat('secret')).to.equal('success');
    expect(repeat('Secret')).to.equal('not_equal_passwords');
    expect(repeat('')).to.equal('not_equal_passwords');
    expect(repeat(undefined)).to.equal('success');
  });
});
