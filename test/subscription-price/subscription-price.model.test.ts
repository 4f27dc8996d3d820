import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { parseDecimal } from '../../logic/money/decimal.ts';
import { DEFAULT_CONFIG } from '../../logic/settings/shop-config.ts';
import {
  type SubscriptionTerms,
  subscriptionResult,
} from '../../logic/subscription-price/subscription-price.model.ts';

type Given = string | undefined;
/** max, max-net, save, before, rebate-value; then gross, net, percent. */
type Example = readonly [Given, Given, Given, Given, Given, string, string, number];

const none = undefined;

/** Computed with another decimal arithmetic. */
const PERCENTAGES: readonly Example[] = [
  ['100', '81.30', none, '100', '10', '90.00', '73.17', 10],
  ['100', '81.30', '5', '100', '10', '85.00', '69.11', 15],
  ['49.99', '40.64', none, '49.99', '15', '42.49', '34.54', 15],
  ['49.99', '40.64', '0.99', '49.99', '15', '41.50', '33.74', 17],
  ['33.33', '27.10', none, '33.33', '33.333', '22.22', '18.07', 33],
  ['19.99', '16.25', none, '19.99', '7.5', '18.49', '15.03', 8],
  ['0.03', '0.02', none, '0.03', '50', '0.02', '0.01', 50],
  ['1.15', '0.93', none, '1.15', '5', '1.09', '0.88', 5],
  ['200', '162.60', none, '199', '0.5', '199.01', '161.79', 0],
  ['1000000.01', '813008.14', none, '1000000.01', '12.5', '875000.01', '711382.12', 13],
  ['100', '81.30', none, '120', '10', '88.00', '71.54', 12],
  ['100', '81.30', none, none, '10', '100.00', '81.30', 0],
  ['100', '81.30', '10', none, none, '90.00', '73.17', 10],
  ['100', '81.30', none, '100', '0', '100.00', '81.30', 0],
  ['100', '81.30', none, '100', '100', '0.00', '0.00', 100],
  ['100', '81.30', none, '100', '150', '0.00', '0.00', 100],
  ['100', '81.30', none, '100', '-10', '110.00', '89.43', -10],
  ['0', '0', '1', '100', '10', '0.00', '0.00', 0],
  [
    '9007199254740993.55',
    '7322926223366661.42',
    none,
    '9007199254740993.55',
    '10',
    '8106479329266894.20',
    '6590633601029995.28',
    10,
  ],
  ['200', '162.60', '1', none, none, '199.00', '161.79', 1],
];

const QUOTAS: readonly Example[] = [
  ['100', '81.30', none, none, '10', '90.00', '73.17', 10],
  ['100', '81.30', '5', none, '10', '85.00', '69.11', 15],
  ['49.99', '40.64', none, none, '0.995', '49.00', '39.83', 2],
  ['3', '2.44', none, none, '2', '1.00', '0.81', 67],
  ['3', '2.44', none, none, '1', '2.00', '1.63', 33],
  ['100', '81.30', none, none, '100', '0.00', '0.00', 100],
  ['100', '81.30', '0.01', none, '100', '0.00', '0.00', 100],
  ['100', '81.30', '-5', none, '10', '95.00', '77.24', 5],
  ['100', none, none, none, '10', '90.00', '0.00', 10],
  [none, '81.30', none, none, '10', '0.00', '81.30', 0],
];

const NO_TERMS: SubscriptionTerms = {
  max: none,
  maxNet: none,
  save: none,
  before: none,
  rebateValue: none,
  rebateType: 'percentage',
};

type Amounts = Partial<Record<keyof SubscriptionTerms, Given>>;

const resultOf = ({ rebateType = NO_TERMS.rebateType, ...amounts }: Amounts) => {
  const decimals = Object.entries(amounts).map(([name, text]) => [name, parseDecimal(text)]);
  return subscriptionResult(
    { ...NO_TERMS, ...Object.fromEntries(decimals), rebateType },
    DEFAULT_CONFIG,
  );
};

function expectExample(example: Example, rebateType: string): void {
  const [max, maxNet, save, before, rebateValue, gross, net, percent] = example;
  const result = resultOf({ max, maxNet, save, before, rebateValue, rebateType });
  const got = [result?.gross.value, result?.net.value, result?.percent];
  expect(got, example.join(' | ')).to.deep.equal([gross, net, percent]);
}

describe('the price of a subscription', () => {
  it('deducts a percentage of the regular price, and has the saving (PR-08)', () => {
    for (const example of PERCENTAGES) expectExample(example, 'percentage');
  });

  it('deducts a fixed amount, down to 0 (PR-08, PR-09)', () => {
    for (const example of QUOTAS) expectExample(example, 'quota');
  });

  it('treats any other kind of rebate as an amount (PR-09)', () => {
    for (const kind of ['quota', 'amount', 'Percentage']) {
      const result = resultOf({ max: '100', rebateValue: '10.5', rebateType: kind });
      expect(result?.gross.value, kind).to.equal('89.50');
    }
  });

  it('is undefined without maximum and rebate, with 0 percent for a maximum of 0 (PR-10)', () => {
    expect(resultOf({})).to.equal(undefined);
    expect(resultOf({ maxNet: '81.30', save: '5', before: '100' })).to.equal(undefined);
    expect(resultOf({ max: '100' })?.gross.value).to.equal('100.00');
    expect(resultOf({ max: '0' })?.percent).to.equal(0);
    expect(resultOf({ max: '-5', maxNet: '-4' })).to.deep.include({ percent: 0 });
    expect(resultOf({ rebateValue: '10' })).to.deep.include({ percent: 0 });
  });

  it('rounds the percentage, but not the net price (PR-11)', () => {
    const percentOf = (rebateValue: string) =>
      resultOf({ max: '100', maxNet: '1000', before: '100', rebateValue });
    expect(percentOf('33.333')?.percent).to.equal(33);
    expect(percentOf('99.5')?.percent).to.equal(100);
    expect(percentOf('99.49')?.percent).to.equal(99);
    expect(percentOf('99.5')?.net.value).to.equal('5.00');
  });

  it('exists for all terms (PR-10)', () => {
    const term = fc.option(
      fc.record({
        units: fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
        scale: fc.integer({ min: 0, max: 6 }),
      }),
      { nil: undefined },
    );
    const terms = fc.record({
      max: term,
      maxNet: term,
      save: term,
      before: term,
      rebateValue: term,
      rebateType: fc.constantFrom('percentage', 'quota'),
    });
    fc.assert(
      fc.property(terms, (given) => {
        const result = subscriptionResult(given, DEFAULT_CONFIG);
        if (given.max === undefined && given.rebateValue === undefined) {
          expect(result).to.equal(undefined);
          return;
        }
        expect(result?.gross.value).to.match(/^\d+\.\d\d$/);
        expect(result?.net.value).to.match(/^\d+\.\d\d$/);
        expect(Number.isInteger(result?.percent)).to.equal(true);
      }),
      { numRuns: 2000 },
    );
  });
});
