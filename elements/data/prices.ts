import * as v from 'valibot';
import { decimal, explained, maybe, mayNotApply, text, yesOrNo } from './values.ts';

const Amount = v.looseObject({
  value: maybe(decimal('The amount as a number, for comparing and multiplying.')),
  formatted: text('The amount as the shopper reads it, with its currency.'),
});

const GrossAndNet = v.pipe(
  v.looseObject({
    gross: explained(mayNotApply(Amount), 'With tax.'),
    net: explained(mayNotApply(Amount), 'Without tax.'),
  }),
  v.metadata({ meant: { formatted: 'gross.formatted', value: 'gross.value' } }),
);

/** An amount with and without tax. */
export const amounts = (description: string) => explained(mayNotApply(GrossAndNet), description);

const percent = mayNotApply(decimal('The percentage that it saves; a sign is dropped.'));

const OmnibusDetails = v.looseObject({
  unit: amounts('The lowest price for the quantity sold at once; it wins over `omnibusPrice`.'),
  youSavePercent: percent,
  omnibusPriceIsHigherThanSellingPrice: mayNotApply(
    yesOrNo('Whether the lowest price is above the selling price.'),
  ),
  newPriceEffectiveUntil: explained(
    mayNotApply(
      v.looseObject({ formatted: text('The day from which a new price holds, as it is shown.') }),
    ),
    'The announced day of a new price.',
  ),
});

const BeforeRebateDetails = v.looseObject({
  unit: amounts('The price without the code for the quantity sold at once.'),
  youSavePercent: percent,
});

/** What the platform says of a price. */
export const priceKeys = {
  price: amounts('What the product sells at, for the quantity sold at once.'),
  unit: amounts('The price of one unit.'),
  max: amounts('The regular price.'),
  youSavePercent: percent,
  omnibusPrice: amounts('The lowest price of the 30 days before the discount.'),
  omnibusPriceDetails: explained(mayNotApply(OmnibusDetails), 'More about the lowest price.'),
  beforeRebate: amounts('The price without the rebate code.'),
  beforeRebateDetails: explained(
    mayNotApply(BeforeRebateDetails),
    'More about the price without the rebate code.',
  ),
  rebateCodeActive: mayNotApply(yesOrNo('Whether the price comes from a rebate code.')),
};

/** An amount of an example; half of it is tax. */
export const amount = (value: number) => ({
  gross: { value, formatted: `${value},00 zł` },
  net: { value: value / 2, formatted: `${value / 2},00 zł` },
});

/** An example with every key. */
export const price = {
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
