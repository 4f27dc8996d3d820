import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { formatDecimal, parseDecimal } from '../../logic/money/decimal.ts';
import { readAmount } from '../../logic/money/read-amount.ts';
import { addDecimals, isLessDecimal } from '../../logic/money/sums.ts';
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
  ...[undefined, '', ' ', 'zł', '-5', -5, Number.NaN, Number.POSITIVE_INFINITY, 1e21],
  ...['1,234', '12.345', '12 zł 50 gr', '1 2', '1.2.3', '1 23,00', '1,234.567.8', '5,', '1e3'],
];

const decimal = (value: string) => {
  const parsed = parseDecimal(value);
  if (!parsed) throw new Error(`Expected a decimal number but got ${value}.`);
  return parsed;
};

describe('amounts as templates print them', () => {
  for (const [given, expected] of READ) {
    it(`reads ${JSON.stringify(given)} as ${expected} (PR-24)`, () => {
      const amount = readAmount(given);
      expect(amount && formatDecimal(amount)).to.equal(expected);
    });
  }

  for (const given of REFUSED) {
    it(`refuses ${JSON.stringify(given) ?? 'nothing'}, which is no amount or could be two`, () => {
      expect(readAmount(given)).to.equal(undefined);
    });
  }
});

describe('sums of decimals', () => {
  it('are exact, whatever the scales', () => {
    const sum = (a: string, b: string) => formatDecimal(addDecimals(decimal(a), decimal(b)));
    expect(sum('0.1', '0.2')).to.equal('0.3');
    expect(sum('0.1', '0.20')).to.equal('0.30');
    expect(sum('9007199254740993.55', '1')).to.equal('9007199254740994.55');
    expect(sum('5', '-5.00')).to.equal('0.00');
  });

  it('are those of the smallest unit, for any basket (PR-03)', () => {
    const price = (grosz: number) =>
      `${Math.floor(grosz / 100)}.${`${grosz % 100}`.padStart(2, '0')}`;
    const lines = fc.array(fc.nat({ max: 10_000_000 }), { minLength: 1, maxLength: 20 });
    const isExact = (grosz: readonly number[]) => {
      const sum = grosz.map((line) => decimal(price(line))).reduce(addDecimals);
      return formatDecimal(sum) === price(grosz.reduce((a, b) => a + b));
    };
    fc.assert(fc.property(lines, isExact), { numRuns: 10_000 });
  });

  it('tell the smaller of two', () => {
    expect(isLessDecimal(decimal('99.99'), decimal('100'))).to.equal(true);
    expect(isLessDecimal(decimal('100.00'), decimal('100'))).to.equal(false);
    expect(isLessDecimal(decimal('100'), decimal('99.999'))).to.equal(false);
  });
});
