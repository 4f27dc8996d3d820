import { expect } from '@open-wc/testing';
import { isLessDecimal } from '../../logic/money/arithmetic.ts';
import { formatDecimal, parseDecimal } from '../../logic/money/decimal.ts';
import { readAmount } from '../../logic/money/read-amount.ts';
import '../kit/guard.ts';

const READ: readonly (readonly [string | number, string])[] = [
  ['1234.5', '1234.5'],
  [1234.56, '1234.56'],
  [0.125, '0.125'],
  ['0', '0'],
  ['1234,5', '1234.5'],
  ['1 234,50', '1234.50'],
  ['1\u00a0234,50 zł', '1234.50'],
  ['1\u202f234\u202f567,89', '1234567.89'],
  ['12.345,67', '12345.67'],
  ['1,234.56', '1234.56'],
  ['1.234.567', '1234567.0'],
  ['€ 12,00', '12.00'],
  ['kr. 12', '12'],
  [' 5 ', '5'],
];

const REFUSED: readonly (string | number | undefined)[] = [
  undefined,
  '',
  ' ',
  'zł',
  '-5',
  -5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e21,
  '1,234',
  '12.345',
  '12 zł 50 gr',
  '1 2',
  '1.2.3',
  '1 23,00',
  '1,234.567.8',
  '1e3',
];

const decimal = (value: string) => {
  const parsed = parseDecimal(value);
  if (!parsed) throw new Error(`Expected a decimal number but got ${value}.`);
  return parsed;
};

describe('amounts as templates print them', () => {
  for (const [given, expected] of READ) {
    it(`are parsed: ${JSON.stringify(given)} is ${expected} (PR-24)`, () => {
      const amount = readAmount(given);
      expect(amount && formatDecimal(amount)).to.equal(expected);
    });
  }

  for (const given of REFUSED) {
    it(`are rejected: ${JSON.stringify(given) ?? 'nothing'} is no amount, or ambiguous`, () => {
      const amount = readAmount(given);
      expect(amount && formatDecimal(amount)).to.equal(undefined);
    });
  }
});

describe('decimals', () => {
  it('are compared by value', () => {
    expect(isLessDecimal(decimal('99.99'), decimal('100'))).to.equal(true);
    expect(isLessDecimal(decimal('100.00'), decimal('100'))).to.equal(false);
    expect(isLessDecimal(decimal('100'), decimal('99.999'))).to.equal(false);
  });
});
