import { expect } from '@open-wc/testing';
import type { FieldType } from '../../logic/validation/fields/field.ts';
import { birthDateOf } from '../../logic/validation/later/birth-date.ts';
import { tidyValue } from '../../logic/validation/later/tidy-value.ts';
import { POLAND, withPartners } from './validation.fixtures.ts';

const tidy = (type: FieldType, value: string, country?: string) =>
  tidyValue(withPartners(type, value, { country }));

const DATES: readonly (readonly [typed: string, meant: string | undefined])[] = [
  ['19900101', '1990-01-01'],
  ['1990-01-01', '1990-01-01'],
  ['01.01.1990', '1990-01-01'],
  ['1.1.1990', '1990-01-01'],
  ['01/01/1990', '1990-01-01'],
  ['24. 5. 1990', '1990-05-24'],
  ['1990.5.4', '1990-05-04'],
  ['1990 05 24', '1990-05-24'],
  ['01011990', '1990-01-01'],
  ['20011990', '1990-01-20'],
  ['2001-19-90', undefined],
  ['2000-02-29', '2000-02-29'],
  ['2001-02-29', undefined],
  ['1990-13-01', undefined],
  ['1890-01-01', undefined],
  ['90-01-01', undefined],
  ['1990', undefined],
  ['1990-01', undefined],
  ['1990-01-01-', '1990-01-01'],
  ['1 May 1990', undefined],
];

describe('a birth date', () => {
  for (const [typed, meant] of DATES) {
    it(`“${typed}” is ${meant ?? 'no day'} (V8)`, () => {
      expect(birthDateOf(typed)).to.equal(meant);
    });
  }
});

const VALUES: readonly (readonly [FieldType, string, string, string?])[] = [
  ['zipcode', ' 00001 ', '00-001', POLAND],
  ['zipcode', '00 001', '00-001', POLAND],
  ['zipcode', '00 - 001', '00-001', POLAND],
  ['zipcode', '00–001', '00-001', POLAND],
  ['zipcode', '0001', '0001', POLAND],
  ['zipcode', '00001', '00001'],
  ['zipcode', '12345', '12345', 'LT'],
  ['phone', ' 600-700-800 ', '600 700 800'],
  ['phone', '600.700.800', '600 700 800'],
  ['phone', '0048 600700800', '+48 600700800'],
  ['phone', '600 abc', '600 abc'],
  ['phone email', '600-700-800', '600 700 800'],
  ['phone email', ' a-b@c.pl ', 'a-b@c.pl'],
  ['nip', '123-456-32-18', '1234563218'],
  ['nip', 'PL 123 456 32 18', 'PL1234563218'],
  ['iban', 'pl61 1090 1014 0000 0712 1981 2874', 'PL61109010140000071219812874'],
  ['iban', '61-1090-1014-0000-0712-1981-2874', '61109010140000071219812874'],
  ['iban', 'pl 61&action=x#', 'pl 61&action=x#'],
  ['email', ' a@b.pl ', 'a@b.pl'],
  ['firstname', ' Anna Maria ', 'Anna Maria'],
  ['street', ' Prosta – boczna ', 'Prosta – boczna'],
  ['birthdate', '1.1.1990', '1990-01-01'],
  ['birthdate', 'maj', 'maj'],
  ['password', ' secret ', ' secret '],
  ['text', ' free ', ' free '],
];

describe('a normalized value', () => {
  for (const [type, typed, meant, country] of VALUES) {
    it(`of the ${type} “${typed}” is “${meant}” (V10)`, () => {
      expect(tidy(type, typed, country)).to.equal(meant);
    });
  }

  it('is stable, and an empty one stays empty (V10)', () => {
    for (const [type, , meant, country] of VALUES) {
      expect(tidy(type, meant, country)).to.equal(meant);
      expect(tidy(type, '', country)).to.equal('');
    }
  });
});
