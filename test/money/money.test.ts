import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { addDecimals, divideDecimals } from '../../logic/money/arithmetic.ts';
import {
  type Decimal,
  formatDecimal,
  multiplyDecimals,
  parseDecimal,
  roundDecimal,
} from '../../logic/money/decimal.ts';
import { isPriceMask, type PriceFormat, priceText } from '../../logic/money/price-format.ts';

const SHOP: PriceFormat = {
  priceMask: '### ##0,00',
  currency: 'zł',
  currencyBefore: false,
  currencySpace: true,
  decimalSeparator: undefined,
  groupSeparator: undefined,
};

function decimal(value: string | number) {
  const parsed = parseDecimal(value);
  if (!parsed) throw new Error(`Expected a decimal number but got ${value}.`);
  return parsed;
}

const round = (value: string | number) => formatDecimal(roundDecimal(decimal(value), 2));
const price = (value: string | number, format: Partial<PriceFormat> = {}) =>
  priceText(decimal(value), { ...SHOP, currency: '', currencySpace: false, ...format });

describe('money: arithmetic with decimals', () => {
  it('rounds half away from zero (PR-01)', () => {
    for (const [value, expected] of [
      [1.005, '1.01'],
      [8.345, '8.35'],
      [2.675, '2.68'],
      [1.255, '1.26'],
      [-1.005, '-1.01'],
      ['0.004', '0.00'],
      ['-0.004', '0.00'],
      ['9007199254740993.555', '9007199254740993.56'],
    ] as const) {
      expect(round(value)).to.equal(expected);
    }
  });

  it('multiplies exactly (PR-02)', () => {
    const times = (a: number, b: number) =>
      formatDecimal(roundDecimal(multiplyDecimals(decimal(a), decimal(b)), 2));
    expect(times(1.1, 3)).to.equal('3.30');
    expect(times(4.35, 100)).to.equal('435.00');
  });

  it('divides, rounded half away from zero (PR-01)', () => {
    for (const [a, b, scale, expected] of [
      ['1', '3', 2, '0.33'],
      ['2', '3', 2, '0.67'],
      ['0.5', '1', 0, '1'],
      ['-0.5', '1', 0, '-1'],
      ['0.125', '-1', 2, '-0.13'],
      ['-1', '-8', 2, '0.13'],
      ['0', '7', 2, '0.00'],
    ] as const) {
      const quotient = divideDecimals(decimal(a), decimal(b), scale);
      expect(formatDecimal(quotient), `${a} / ${b}`).to.equal(expected);
    }
  });

  it('sums any lines exactly, in grosz (PR-03)', () => {
    const line = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const amounts = lines.map((units) => decimal(formatDecimal({ units, scale: 2 })));
        const sum = amounts.reduce(addDecimals, decimal(0));
        const grosz: Decimal = { units: lines.reduce((a, b) => a + b, 0n), scale: 2 };
        expect(formatDecimal(roundDecimal(sum, 2))).to.equal(formatDecimal(grosz));
      }),
      { numRuns: 10_000 },
    );
  });

  it('rejects everything but plain decimal numbers (PR-04)', () => {
    const refused = [
      '12 345,67',
      '12.345,67',
      '1,234.56',
      '1\u00a0234',
      '1\u202f234',
      '',
      'abc',
      '1e21',
      '٣',
    ];
    for (const value of [
      ...refused,
      1e21,
      1e-7,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      null,
      {},
      [],
    ]) {
      expect(parseDecimal(value), String(value)).to.equal(undefined);
    }
    expect(round('9007199254740993.55')).to.equal('9007199254740993.55');
    expect(round(-0)).to.equal('0.00');
  });
});

describe('money: formatted prices', () => {
  it('formats prices with the mask (PR-05)', () => {
    for (const [value, expected] of [
      [0, '0,00'],
      [5, '5,00'],
      [999.9, '999,90'],
      [1234.5, '1\u00a0234,50'],
      [1234567.891, '1\u00a0234\u00a0567,89'],
      [-12.3, '-12,30'],
    ] as const) {
      expect(price(value)).to.equal(expected);
    }
  });

  it('uses the separators of other masks, and overrides', () => {
    expect(price(1234567.5, { priceMask: '###,##0.00' })).to.equal('1,234,567.50');
    expect(price(1234.5, { priceMask: '### ##0' })).to.equal('1\u00a0235');
    expect(price(1234.5, { priceMask: '0.00' })).to.equal('1234.50');
    expect(price(1234.5, { decimalSeparator: '.', groupSeparator: "'" })).to.equal("1'234.50");
    expect(price(1, { currency: '$', currencyBefore: true })).to.equal('$1,00');
    expect(price(1, { currency: 'zł', currencySpace: true })).to.equal('1,00\u00a0zł');
  });

  it('parses masks as templates print them (S2)', () => {
    for (const [priceMask, expected] of [
      ['###&nbsp;##0,00', '1\u00a0234\u00a0567,50'],
      ['###&#160;##0,00', '1\u00a0234\u00a0567,50'],
      ['###\u00a0##0,00', '1\u00a0234\u00a0567,50'],
      [' # ##0,00 ', '1\u00a0234\u00a0567,50'],
      ['#,###,##0.00', '1,234,567.50'],
      ["###'##0.00", "1'234'567.50"],
      ['#.##0,0', '1.234.567,5'],
      ['##0,00', '1234567,50'],
      ['0,00', '1234567,50'],
      ['#0', '1234568'],
      ['0', '1234568'],
    ] as const) {
      expect(isPriceMask(priceMask), priceMask).to.equal(true);
      expect(price('1234567.5', { priceMask }), priceMask).to.equal(expected);
    }
  });

  it('uses the default mask for anything that a mask omits (S2)', () => {
    const noMasks = [
      '',
      'abc',
      '###,##0,00',
      '### ##0,00 zł',
      '###&euro;##0,00',
      '%.2f',
      '0,##',
      '#',
    ];
    for (const priceMask of noMasks) {
      expect(isPriceMask(priceMask), priceMask).to.equal(false);
      expect(price(1234.5, { priceMask }), priceMask).to.equal('1\u00a0234,50');
    }
    expect(price(1234.5, { groupSeparator: '&nbsp;' })).to.equal('1\u00a0234,50');
  });

  it('never changes the number in a price, with any mask (S2)', () => {
    const sign = fc.constantFrom('#', '0', ',', '.', ' ', '&nbsp;', "'", 'zł');
    const mask = fc.array(sign, { maxLength: 12 }).map((signs) => signs.join(''));
    fc.assert(
      fc.property(mask, fc.integer({ min: 0, max: 10 ** 9 }), (priceMask, whole) => {
        const digits = price(whole, { priceMask }).replace(/\D/g, '');
        expect(digits).to.match(new RegExp(`^${whole}0*$`));
      }),
      { numRuns: 2000 },
    );
  });

  it('round-trips any amount of grosz', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), (units) => {
        const written = price(formatDecimal({ units, scale: 2 }));
        const digits = written.replaceAll('\u00a0', '').replace(',', '.');
        expect(decimal(digits)).to.deep.equal({ units, scale: 2 });
      }),
      { numRuns: 1000 },
    );
  });
});
