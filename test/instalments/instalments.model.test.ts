import { expect } from '@open-wc/testing';
import { calculatorLink } from '../../logic/instalments/calculator-link.ts';
import { currencySymbol, isOtherCurrency } from '../../logic/instalments/currency.model.ts';
import {
  type InstalmentsTerms,
  instalmentsPlan,
  quantityOf,
} from '../../logic/instalments/instalments.model.ts';
import { formatDecimal } from '../../logic/money/decimal.ts';
import { readAmount } from '../../logic/money/read-amount.ts';
import { EMPTY_URL, REFUSED_URLS } from '../kit/payloads.ts';
import '../kit/guard.ts';

const PRICES = ['price', 'priceNet', 'minPrice', 'maxPrice'] as const;

type Terms = Omit<InstalmentsTerms, (typeof PRICES)[number]> &
  Readonly<Record<(typeof PRICES)[number], string | undefined>>;

const TERMS: Terms = {
  price: '100',
  priceNet: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  maxQuantity: undefined,
  notAllAllowed: false,
  priceType: 'gross',
  context: 'product',
};

interface Basket {
  count?: number;
  cost?: string;
  isForeign?: boolean;
}

function planOf(terms: Partial<Terms>, basket: Basket = {}, quantity = '1') {
  const { count = 0, cost = '0', isForeign = false } = basket;
  const given = { ...TERMS, ...terms };
  const amounts = Object.fromEntries(PRICES.map((name) => [name, readAmount(given[name])]));
  return instalmentsPlan({
    terms: { ...given, ...(amounts as Pick<InstalmentsTerms, (typeof PRICES)[number]>) },
    basket: { count, cost: readAmount(cost), isEmpty: count === 0, isForeign },
    quantity: quantityOf(quantity),
  });
}

/** The scope and the amount that are used directly; undefined if there is a dialog. */
function direct(...given: Parameters<typeof planOf>): string | undefined {
  const offer = planOf(...given)?.direct;
  return offer && `${offer.scope} ${offer.amount ? formatDecimal(offer.amount) : '-'}`;
}

/** Scope, amount and exceeded limits of each option. */
const offers = (...given: Parameters<typeof planOf>) =>
  planOf(...given)?.offers.map(({ scope, amount, broken }) =>
    [scope, amount ? formatDecimal(amount) : '-', ...broken].join(' '),
  );

const BOUNDS = { minPrice: '100', maxPrice: '1000' };

describe('the plan of instalments', () => {
  for (const [price, quantity, result] of [
    ['100', '1', 'product 100.00'],
    ['99.99', '1', undefined],
    ['33.33', '3', undefined],
    ['33,34', '3', 'product 100.02'],
    ['1000', '1', 'product 1000.00'],
    ['1000.01', '1', undefined],
    ['500.005', '2', undefined],
    ['333,33', '3', 'product 999.99'],
    ['0.1', '1000', 'product 100.00'],
  ] as const) {
    const answer = result ? 'takes' : 'refuses';
    it(`${answer} ${price} × ${quantity} within 100 and 1000 (PR-20)`, () => {
      expect(direct({ ...BOUNDS, price }, {}, quantity)).to.equal(result);
    });
  }

  it('accepts every price without limits; a limit of 0 is ignored (PR-20)', () => {
    expect(direct({ price: '0.01' })).to.equal('product 0.01');
    expect(direct({ price: '9999999' })).to.equal('product 9999999.00');
    expect(direct({ minPrice: '0', maxPrice: '0' })).to.equal('product 100.00');
  });

  it('accepts no price if the minimum is above the maximum (PR-20)', () => {
    expect(offers({ price: '500', minPrice: '1000', maxPrice: '100' })).to.deep.equal([
      'product 500.00 min max',
      'with-basket 500.00 min max',
    ]);
  });

  it('compares the submitted amount, with two decimal places', () => {
    expect(direct({ ...BOUNDS, price: '33.3333' }, {}, '3')).to.equal('product 100.00');
  });

  it('is undefined without a price', () => {
    expect(planOf({ price: undefined })).to.equal(undefined);
  });

  for (const typed of ['', '0', '-2', 'x', undefined]) {
    it(`treats the quantity ${JSON.stringify(typed)} as one`, () => {
      expect(formatDecimal(quantityOf(typed))).to.equal('1');
    });
  }
});

describe('the link of a calculator', () => {
  for (const [link, expected] of [
    ['https://x/?p={calculate_price}', 'https://x/?p=123.45'],
    [
      '/raty/{calculate_price}?k={calculate_price}#{calculate_price}',
      '/raty/123.45?k=123.45#123.45',
    ],
    ['?p=%7Bcalculate_price%7D', '?p=123.45'],
    ['?p=%7bcalculate_price%7d&q={calculate_price%7D', '?p=123.45&q=123.45'],
    ['//x/%7Bcalculate%5Fprice%7D', '//x/123.45'],
    ['https://x/', 'https://x/'],
    ['?a={calculate}&b={price}', '?a={calculate}&b={price}'],
  ] as const) {
    it(`replaces every placeholder of ${link} (PR-23)`, () => {
      expect(calculatorLink(link, '123.45')).to.equal(expected);
    });
  }

  it('inserts the amount literally, without replacement patterns (PR-23)', () => {
    expect(calculatorLink('/raty?p={calculate_price}', '$&')).to.equal('/raty?p=%24%26');
  });

  for (const link of [...REFUSED_URLS, EMPTY_URL, 'mailto:a@b', 'tel:+48', undefined]) {
    it(`rejects ${JSON.stringify(link) ?? 'none'} (PR-23)`, () => {
      expect(calculatorLink(link, '1.00')).to.equal(undefined);
    });
  }

  it('is validated after the placeholders are replaced', () => {
    expect(calculatorLink('java{calculate_price}script:alert(1)', undefined)).to.equal(undefined);
    expect(calculatorLink('java{calculate_price}script:alert(1)', '1.00')).to.equal(undefined);
  });
});

describe('the currency of instalments', () => {
  const page = { currency: 'zł', currencyId: undefined };
  const isOther = (code: string, prices: readonly string[], shop = page) =>
    isOtherCurrency([code, currencySymbol(code, shop)], prices, shop);

  for (const [code, prices, expected] of [
    ['PLN', ['100,00 zł'], false],
    ['PLN', ['100,00 PLN'], false],
    ['zł', ['1 234,50&nbsp;zł'], false],
    ['EUR', ['100,00 zł'], true],
    ['EUR', ['100,00 €'], false],
    ['PLN', ['€100.00'], true],
    ['PLN', ['100'], false],
    ['EUR', ['100'], true],
    ['EUR', [], false],
  ] as const) {
    it(`is ${expected ? 'another' : 'the same'} one for ${code} beside ${JSON.stringify(prices)} (PR-24)`, () => {
      expect(isOther(code, prices)).to.equal(expected);
    });
  }
});
