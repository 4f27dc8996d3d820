import { expect } from '@open-wc/testing';
import { type OmnibusOptions, omnibusView } from '../../logic/omnibus-price/omnibus-price.model.ts';
import { DEFAULT_CONFIG } from '../../logic/settings/shop-config.ts';
import { amount, product } from './omnibus-price.fixtures.ts';

const view = (price: Parameters<typeof product>[0] = {}, options: Partial<OmnibusOptions> = {}) =>
  omnibusView(product(price), { ...OPTIONS, ...options });

const OPTIONS: OmnibusOptions = {
  priceType: 'gross',
  codeActivation: true,
  size: undefined,
  format: DEFAULT_CONFIG,
};

const NAMES = [
  'codeActive',
  'activation',
  'higher',
  'dated',
  'hasMax',
  'maxIsLowest',
  'beforeIsLowest',
] as const;

/** Every combination of the eight conditions in the specification. */
const combinations = Array.from({ length: 2 ** (NAMES.length + 1) }, (_, bits) => ({
  ...(Object.fromEntries(NAMES.map((name, at) => [name, Boolean(bits & (1 << at))])) as Record<
    (typeof NAMES)[number],
    boolean
  >),
  percent: bits & (1 << NAMES.length) ? 7 : 0,
}));

type Facts = (typeof combinations)[number];

const viewOf = (facts: Facts) =>
  view(
    {
      rebateCodeActive: facts.codeActive,
      omnibusPriceDetails: {
        omnibusPriceIsHigherThanSellingPrice: facts.higher,
        newPriceEffectiveUntil: facts.dated ? { formatted: '2026-12-24' } : null,
        youSavePercent: facts.percent,
      },
      max: facts.hasMax ? amount(facts.maxIsLowest ? 100 : 120) : null,
      beforeRebate: amount(facts.beforeIsLowest ? 100 : 110),
    },
    { codeActivation: facts.activation },
  );

const noteOf = ({ codeActive, activation, higher, dated }: Facts) => {
  if (codeActive && activation) return 'code';
  if (higher && !dated) return 'specialOffer';
  return 'bargain';
};

const signOf = ({ higher, percent }: Facts) => {
  if (percent === 0) return undefined;
  return higher ? '-7%' : '+7%';
};

const upcomingOf = ({ dated, hasMax, maxIsLowest }: Facts) =>
  dated && hasMax
    ? { date: '2026-12-24', price: maxIsLowest ? '100,00 zł' : '120,00 zł' }
    : undefined;

function expected(facts: Facts) {
  const code = facts.codeActive && facts.activation;
  const short = !facts.hasMax || facts.maxIsLowest;
  const codeShort = code && facts.beforeIsLowest;
  return {
    label: noteOf(facts),
    states: {
      code,
      short,
      'code-short': codeShort,
      'new-price': facts.dated && facts.hasMax,
      higher: facts.higher,
    },
    lowest: { price: '100,00 zł', percent: signOf(facts) },
    regular: short ? undefined : { price: '120,00 zł', percent: undefined },
    withoutCode: code && !codeShort ? { price: '110,00 zł', percent: undefined } : undefined,
    upcoming: upcomingOf(facts),
  };
}

describe('omnibusView', () => {
  it('decides label, sign, variant and rows in all 256 cases (PR-12)', () => {
    expect(combinations).to.have.length(256);
    for (const facts of combinations) {
      expect(viewOf(facts), JSON.stringify(facts)).to.deep.equal(expected(facts));
    }
  });

  it('shows nothing without an Omnibus price of the price type (PR-15)', () => {
    const gross = { ...amount(100), net: null };
    expect(view({ omnibusPrice: gross }, { priceType: 'net' })).to.equal(undefined);
    expect(view({ omnibusPrice: null })).to.equal(undefined);
    expect(view({ omnibusPrice: gross })?.lowest.price).to.equal('100,00 zł');
  });

  it('never writes a sign twice, nor 0 percent (PR-18)', () => {
    const percent = (youSavePercent: unknown, higher = true) =>
      view({
        omnibusPriceDetails: { omnibusPriceIsHigherThanSellingPrice: higher, youSavePercent },
      })?.lowest.percent;
    expect(percent(-10)).to.equal('-10%');
    expect(percent('-10')).to.equal('-10%');
    expect(percent('10', false)).to.equal('+10%');
    for (const none of [0, '0', '', null, 'abc', Number.POSITIVE_INFINITY, 'Infinity', {}])
      expect(percent(none)).to.equal(undefined);
  });

  it('shows the server’s date unchanged (PR-19, PR-28)', () => {
    const date = '<b>jutro</b>';
    const details = { newPriceEffectiveUntil: { formatted: date } };
    expect(view({ omnibusPriceDetails: details })?.upcoming?.date).to.equal(date);
  });

  it('compares values when both have one, or else formatted texts', () => {
    const formattedOnly = (formatted: string) => ({ gross: { formatted }, net: null });
    expect(
      view({ max: { gross: { value: '100.0', formatted: '100 zł' }, net: null } })?.states.short,
    ).to.equal(true);
    expect(view({ max: formattedOnly('100,00 zł') })?.states.short).to.equal(true);
    expect(view({ max: formattedOnly('101,00 zł') })?.states.short).to.equal(false);
  });

  it('multiplies the regular price by the selling unit, written by the price mask', () => {
    const withUnit = (sellBy: number | string) =>
      omnibusView(
        { ...product({ max: amount(1120.35, '1 120,35 zł') }), unit: { sellBy } },
        { priceType: 'gross', codeActivation: false, size: undefined, format: DEFAULT_CONFIG },
      )?.regular?.price;
    expect(withUnit(3)).to.equal('3\u00a0361,05\u00a0zł');
    expect(withUnit('0.5')).to.equal('560,18\u00a0zł');
    expect(withUnit(1)).to.equal('1 120,35 zł');
  });

  it('writes all rows for the same quantity (S14)', () => {
    const prices = product({
      omnibusPriceDetails: { newPriceEffectiveUntil: { formatted: 'jutro' } },
      max: amount(120),
    });
    const rows = omnibusView({ ...prices, unit: { sellBy: 3 } }, OPTIONS);
    expect(rows?.regular?.price).to.equal('360,00\u00a0zł');
    expect(rows?.upcoming?.price).to.equal('360,00\u00a0zł');
  });

  it('shows the platform’s unit prices without multiplying them (S8)', () => {
    const prices = product({
      omnibusPriceDetails: { unit: amount(33), newPriceEffectiveUntil: { formatted: 'jutro' } },
      beforeRebateDetails: { unit: amount(36), youSavePercent: 10 },
      rebateCodeActive: 'y',
      youSavePercent: '25',
    });
    const rows = omnibusView({ ...prices, unit: { sellBy: 3 } }, OPTIONS);
    expect(rows?.lowest).to.deep.equal({ price: '33,00 zł', percent: undefined });
    expect(rows?.regular).to.deep.equal({ price: '120,00 zł', percent: '-25%' });
    expect(rows?.withoutCode).to.deep.equal({ price: '36,00 zł', percent: '-10%' });
    expect(rows?.upcoming?.price).to.equal('120,00 zł');
  });

  for (const unit of [undefined, null, {}, { sellBy: 0 }, { sellBy: '0' }, { sellBy: -2 }]) {
    it(`does not multiply when the unit is ${JSON.stringify(unit)} (A16)`, () => {
      expect(omnibusView({ ...product(), unit }, OPTIONS)?.regular?.price).to.equal('120,00 zł');
    });
  }

  it('parses booleans as templates print them (S8)', () => {
    const states = (flag: unknown) =>
      view({
        rebateCodeActive: flag,
        omnibusPriceDetails: { omnibusPriceIsHigherThanSellingPrice: flag },
      })?.states;
    for (const yes of [true, 'true', 'y', '1', 1]) {
      expect([states(yes)?.code, states(yes)?.higher], `${yes}`).to.deep.equal([true, true]);
    }
    for (const no of [false, 'false', 'n', '0', 0, '', null, undefined, {}]) {
      expect([states(no)?.code, states(no)?.higher], `${no}`).to.deep.equal([false, false]);
    }
  });

  describe('of the page’s product_data with prices of sizes', () => {
    const none = { omnibusPrice: false, max: '', beforeRebate: false, omnibusPriceDetails: false };
    const withPrice = (price: object) => ({ ...product().price, ...price });
    const ofSizes = (...prices: readonly object[]) => ({
      sizes: prices.map((price, index) => ({ id: `s${index}`, price })),
      unit: { sellBy: 1 },
    });
    const lowest = (data: object, size?: string) =>
      omnibusView(data, { ...OPTIONS, size })?.lowest.price;

    it('shows the price of the chosen size (S8)', () => {
      const data = ofSizes(withPrice({}), withPrice({ omnibusPrice: amount(80) }), none);
      expect(lowest(data, 's0')).to.equal('100,00 zł');
      expect(lowest(data, 's1')).to.equal('80,00 zł');
      expect(lowest(data, 's2')).to.equal(undefined);
    });

    it('shows nothing while no size is chosen and the prices differ', () => {
      expect(lowest(ofSizes(withPrice({}), withPrice({ unit: amount(98) })))).to.equal(undefined);
      expect(lowest(ofSizes(withPrice({}), withPrice({ max: false })))).to.equal(undefined);
    });

    it('shows the price that all sizes share, or that of the only size', () => {
      expect(lowest(ofSizes(withPrice({}), withPrice({})))).to.equal('100,00 zł');
      expect(lowest(ofSizes(withPrice({})))).to.equal('100,00 zł');
      expect(lowest(ofSizes(none, none))).to.equal(undefined);
      expect(lowest({ sizes: [] })).to.equal(undefined);
    });
  });
});
