/** Parts of a price, with the platform's names. */
type Price = Readonly<Record<string, unknown>>;

/** An amount in the format of the platform, gross and net. */
export const amount = (value: number, formatted = `${value},00 zł`) => ({
  gross: { value, formatted },
  net: { value: value - 1, formatted: `${value - 1},00 zł` },
});

/** A product whose price fell from 120 to 99 zł, with 100 zł as the lowest price of 30 days. */
export const product = (price: Price = {}) => ({
  sizes: [{ id: 'S' }, { id: 'M', price: { ...basePrice, omnibusPrice: amount(90) } }],
  unit: { sellBy: 1 },
  price: { ...basePrice, ...price },
});

const basePrice: Price = {
  omnibusPrice: amount(100),
  omnibusPriceDetails: { omnibusPriceIsHigherThanSellingPrice: true, youSavePercent: 1 },
  max: amount(120),
  unit: amount(99),
  beforeRebate: amount(110),
  rebateCodeActive: false,
};
