import { Amounts, priceWith } from '../product-prices/price-parts.schema.ts';
import { described, required } from '../wire/described.ts';
import {
  LenientCount,
  LenientFlag,
  LenientNumber,
  LenientText,
  lenientList,
  lenientObject,
} from '../wire/lenient.ts';

// The expected parts of a product: readers treat an invalid part as absent.

const Step = lenientObject({
  threshold: described(LenientNumber, 'The minimum quantity; `left` takes precedence.'),
  left: described(LenientNumber, 'The minimum quantity.'),
  value: described(LenientNumber, 'The rebate on a unit in percent.'),
  price: described(LenientNumber, 'The resulting price of a unit, with tax.'),
  price_net: described(LenientNumber, 'The resulting price of a unit, without tax.'),
  price_formatted: described(LenientText, 'The formatted amount, with tax.'),
  price_net_formatted: described(LenientText, 'The formatted amount, without tax.'),
});

/** The prices of a product or of a size, with what only its own page shows. */
// a spread counts as a side effect, which would keep this in the production builds
export const RecordPrice = /* @__PURE__ */ priceWith({
  suggested: described(Amounts, 'The manufacturer’s suggested price.'),
  advancePrice: described(Amounts, 'The advance payment.'),
  depositPrice: described(Amounts, 'The deposit for the packaging of a unit.'),
  totalDepositPrice: described(
    Amounts,
    'The deposit for the quantity sold at once; takes precedence over `depositPrice`.',
  ),
  rebateNumber: described(
    lenientObject({
      items: described(lenientList(Step), 'The steps, in any order.'),
      nextthreshold: described(LenientNumber, 'The quantity of the next step, without `items`.'),
      nextprice: described(LenientNumber, 'The unit price of the next step, with tax.'),
      nextprice_net: described(LenientNumber, 'The unit price of the next step, without tax.'),
      nextprice_formatted: described(LenientText, 'The formatted price, with tax.'),
      nextprice_net_formatted: described(LenientText, 'The formatted price, without tax.'),
    }),
    'The rebate for a greater quantity.',
  ),
});

const Availability = lenientObject({
  visible: described(LenientFlag, 'Whether the shopper may see the stock.'),
  status: described(
    LenientText,
    'Whether it can be bought: `enable`, `order` (on order) or `disable`.',
  ),
  description: described(
    LenientText,
    'The text of the status; by default one of the tag’s own texts.',
  ),
  icon: described(LenientText, 'The URL of a picture of the status.'),
  delivery_date: described(LenientText, 'The date on which it is available again, as YYYY-MM-DD.'),
  delivery_days_undefined: described(LenientFlag, 'Whether the time of dispatch is unknown.'),
});

const Time = lenientObject({
  days: described(LenientCount, 'The days until dispatch.'),
  hours: described(LenientCount, 'The hours in addition to the days.'),
  minutes: described(LenientCount, 'The minutes in addition to the hours.'),
});

const Sending = lenientObject({
  time: described(Time, 'The time until dispatch.'),
  weekDay: described(LenientCount, 'The day of the week: 1 is Monday, 7 is Sunday, 0 means today.'),
  weekAmount: described(LenientCount, 'The full weeks until then.'),
  today: described(LenientFlag, 'Whether it is dispatched today.'),
});

const ShippingTime = lenientObject({
  shippingTime: described(Sending, 'The dispatch, relative to today.'),
  time: described(LenientText, 'The date of dispatch, as YYYY-MM-DD.'),
  unknownTime: described(LenientFlag, 'Whether the time of dispatch is unknown.'),
  todayShipmentDeadline: described(
    LenientText,
    'The deadline for dispatch today, as HH:MM:SS in the shop’s time zone.',
  ),
});

export const Size = lenientObject({
  id: required(
    LenientText,
    'The id of the size, which the form submits; `uniw` for the only size.',
  ),
  amount: described(LenientNumber, 'The units in stock; -1 means unlimited.'),
  phone_price: described(LenientFlag, 'Whether the price is given on request.'),
  availability: described(Availability, 'Whether it can be bought.'),
  shippingTime: described(ShippingTime, 'The time of dispatch.'),
  price: described(RecordPrice, 'The prices of the size.'),
});

export const Unit = lenientObject({
  name: described(LenientText, 'The text beside prices.'),
  singular: described(LenientText, 'The singular form of the unit.'),
  plural: described(LenientText, 'The plural form of the unit.'),
  fraction: described(LenientText, 'The form for a fraction of a unit.'),
  precision: described(LenientCount, 'The number of decimal places of a quantity.'),
  sellBy: described(LenientNumber, 'The quantity that is sold at once.'),
});

export const Range = lenientObject({
  min_quantity_per_order: described(LenientNumber, 'The minimum of the product in one order.'),
  min_size_quantity_per_order: described(LenientNumber, 'The minimum of a size in one order.'),
  subscription_min_quantity: described(LenientNumber, 'The minimum in a subscription.'),
  max_quantity_per_order: described(
    LenientNumber,
    'The maximum of the product in one order, over all sizes.',
  ),
  max_size_quantity_per_order: described(LenientNumber, 'The maximum of a size in one order.'),
});

const Value = lenientObject({ value: required(LenientNumber, 'The amount as a number.') });

const Gross = lenientObject({ gross: described(Value, 'With tax.') });

const GrossOrNet = lenientObject({
  gross: described(Value, 'With tax.'),
  net: described(Value, 'Without tax.'),
});

const Terms = lenientObject({
  price: described(GrossOrNet, 'The price before the subscription’s rebate.'),
  save: described(Gross, 'The rebate in addition to that of its period.'),
  before: described(Gross, 'The price to which a rebate in percent applies.'),
});

export const Subscription = lenientObject({
  rangeEnabled: described(LenientFlag, 'Whether the sizes have different prices.'),
  min: described(Terms, 'The terms, or those of the cheapest size.'),
  max: described(Terms, 'The terms of the most expensive size.'),
});
