import type * as v from 'valibot';
import { annotated, described, required } from '../wire/described.ts';
import { LenientFlag, LenientNumber, LenientText, lenientObject } from '../wire/lenient.ts';

// The expected parts of a price: they are read by path, so that a page can show hundreds of prices.

const Amount = lenientObject({
  value: described(LenientNumber, 'The amount as a number, for comparing and multiplying.'),
  formatted: required(LenientText, 'The formatted amount, with its currency.'),
});

/** An amount with and without tax. */
export const Amounts = annotated(
  lenientObject({
    gross: described(Amount, 'With tax.'),
    net: described(Amount, 'Without tax.'),
  }),
  { meant: { formatted: 'gross.formatted', value: 'gross.value' } },
);

const Percent = described(LenientNumber, 'The rebate in percent; its sign is ignored.');

const OmnibusDetails = lenientObject({
  unit: described(
    Amounts,
    'The lowest price for the quantity sold at once; takes precedence over `omnibusPrice`.',
  ),
  youSavePercent: Percent,
  omnibusPriceIsHigherThanSellingPrice: described(
    LenientFlag,
    'Whether the lowest price is above the selling price.',
  ),
  newPriceEffectiveUntil: described(
    lenientObject({
      formatted: required(LenientText, 'The formatted date from which a new price applies.'),
    }),
    'The date of an announced new price.',
  ),
});

const BeforeRebateDetails = lenientObject({
  unit: described(Amounts, 'The price without the code for the quantity sold at once.'),
  youSavePercent: Percent,
});

const PRICE = {
  price: described(Amounts, 'The selling price of the quantity sold at once.'),
  unit: described(Amounts, 'The price of one unit.'),
  max: described(Amounts, 'The regular price.'),
  youSavePercent: Percent,
  omnibusPrice: described(Amounts, 'The lowest price of the 30 days before the discount.'),
  omnibusPriceDetails: described(OmnibusDetails, 'Details of the lowest price.'),
  beforeRebate: described(Amounts, 'The price without the rebate code.'),
  beforeRebateDetails: described(
    BeforeRebateDetails,
    'Details of the price without the rebate code.',
  ),
  rebateCodeActive: described(LenientFlag, 'Whether the price comes from a rebate code.'),
};

/** The prices of a product or of a size, with additional keys. */
export const priceWith = (more: v.ObjectEntries) => lenientObject({ ...PRICE, ...more });

/** The prices of a product or of a size. */
export const Price = lenientObject(PRICE);
