import { expect } from '@open-wc/testing';
import type { ProductRecord } from '../../logic/product/product-record.schema.ts';
import { quantityBounds } from '../../logic/product/quantity-limits.ts';
import {
  boundsOf,
  type QuantityBounds,
  type QuantityLimits,
  quantityFault,
  quantityText,
  withinBounds,
} from '../../logic/product/quantity-rule.ts';
import { readQuantity } from '../../logic/product/read-quantity.ts';

/** Bounds from limits as texts. */
function bounds(limits: Partial<Record<keyof QuantityLimits, string>> = {}): QuantityBounds {
  const { min, max, step, precision } = limits;
  return boundsOf({
    min: readQuantity(min),
    max: readQuantity(max),
    step: readQuantity(step),
    precision: precision === undefined ? undefined : Number(precision),
  });
}

const corrected = (typed: unknown, limits: Parameters<typeof bounds>[0] = {}): string =>
  quantityText(withinBounds(readQuantity(typed), bounds(limits)));

const mostOf = (record: Partial<ProductRecord>, size?: string): string | undefined => {
  const { max } = quantityBounds({ id: '101', ...record }, size);
  return max && quantityText(max);
};

describe('the quantity rules of a product', () => {
  it('round between two steps up, the minimum up, the maximum down (QT-02)', () => {
    expect(corrected('13', { step: '12' })).to.equal('24');
    expect(corrected('0', { step: '12' })).to.equal('12');
    expect(corrected('99', { step: '12', max: '30' })).to.equal('24');
    expect(corrected('1', { step: '4', min: '6' })).to.equal('8');
    expect(corrected('1.01', { step: '0.25' })).to.equal('1.25');
  });

  it('parse typed quantities, with the minimum for an invalid one (QT-03)', () => {
    for (const [typed, expected] of [
      ['1,5', '1.5'],
      [' 2 ', '2'],
      ['2.50', '2.5'],
      ['.5', '0.5'],
      ['2.', '2'],
      ['1e3', '1000'],
      ['1E+1', '10'],
      ['٣', '0.5'],
      ['', '0.5'],
      ['abc', '0.5'],
      ['-1', '0.5'],
      ['1,2,3', '0.5'],
      ['1e999', '0.5'],
      [undefined, '0.5'],
      [Number.NaN, '0.5'],
      [3, '3'],
    ] as const) {
      expect(corrected(typed, { step: '0.5' }), String(typed)).to.equal(expected);
    }
    expect(corrected('1e3', { max: '7' })).to.equal('7');
  });

  it('limit to the stock, if known (QT-04)', () => {
    for (const [amount, expected] of [
      [-1, undefined],
      ['-1', undefined],
      [0, undefined],
      [2.5, '2'],
      ['5', '5'],
      [undefined, undefined],
      [Number.NaN, undefined],
      [false, undefined],
    ] as const) {
      expect(mostOf({ sizes: [{ id: 'M', amount }] }, 'M'), String(amount)).to.equal(expected);
    }
    expect(mostOf({ sizes: [{ id: 'M', amount: 2 }] })).to.equal(undefined);
    expect(mostOf({ sizes: [{ id: 'M', amount: 2 }] }, 'm')).to.equal(undefined);
  });

  it('use the strictest limit of a product', () => {
    const record = {
      id: '101',
      unit: { sellBy: '2', precision: '0' },
      order_quantity_range: {
        min_quantity_per_order: '3',
        min_size_quantity_per_order: '7',
        subscription_min_quantity: false,
        max_quantity_per_order: '24',
        max_size_quantity_per_order: '20',
      },
      sizes: [{ id: 1, amount: 21 }],
    };
    const { min, max, step } = quantityBounds(record, '1');
    expect([min, max, step].map((one) => one && quantityText(one))).to.deep.equal(['8', '20', '2']);
  });

  it('allow no order if the minimum exceeds the maximum (QT-05)', () => {
    const { min, max } = bounds({ min: '5', max: '3' });
    expect([min, max].map((one) => one && quantityText(one))).to.deep.equal(['5', '3']);
    expect(corrected('4', { min: '5', max: '3' })).to.equal('5');
    expect(quantityFault(readQuantity('5'), bounds({ min: '5', max: '3' }))).to.equal('too-few');
  });

  it('explain why a quantity cannot be ordered', () => {
    const fault = (value: string) =>
      quantityFault(readQuantity(value), bounds({ min: '4', max: '8', step: '2' }));
    expect(['', '2', '5', '4', '8', '9', '10'].map(fault)).to.deep.equal([
      'too-few',
      'too-few',
      'too-few',
      undefined,
      undefined,
      'too-many',
      'too-many',
    ]);
  });
});
