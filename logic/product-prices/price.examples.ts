/** An amount of an example; half of it is tax. */
export const amount = (value: number) => ({
  gross: { value, formatted: `${value},00 zł` },
  net: { value: value / 2, formatted: `${value / 2},00 zł` },
});

/** An example with every key. */
export const FULL_PRICE = {
  price: amount(180),
  unit: amount(180),
  max: amount(250),
  youSavePercent: 28,
  omnibusPrice: amount(200),
  omnibusPriceDetails: {
    unit: amount(200),
    youSavePercent: 10,
    omnibusPriceIsHigherThanSellingPrice: true,
    newPriceEffectiveUntil: { formatted: '24.12.2026' },
  },
  beforeRebate: amount(220),
  beforeRebateDetails: { unit: amount(220), youSavePercent: 18 },
  rebateCodeActive: false,
};
