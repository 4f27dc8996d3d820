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
  threshold: described(LenientNumber, 'From this quantity on; `left` wins over it.'),
  left: described(LenientNumber, 'From this quantity on.'),
  value: described(LenientNumber, 'The percentage that a unit costs less.'),
  price: described(LenientNumber, 'What a unit then costs, with tax.'),
  price_net: described(LenientNumber, 'What a unit then costs, without tax.'),
  price_formatted: described(LenientText, 'The same as the shopper reads it, with tax.'),
  price_net_formatted: described(LenientText, 'The same as the shopper reads it, without tax.'),
});

/** The prices of a product or of a size, with what only its own page shows. */
// a spread counts as a side effect, which would keep this in the production builds
export const RecordPrice = /* @__PURE__ */ priceWith({
  suggested: described(Amounts, 'The price that the maker suggests.'),
  advancePrice: described(Amounts, 'What is paid in advance.'),
  depositPrice: described(Amounts, 'The deposit for the packaging of a unit.'),
  totalDepositPrice: described(
    Amounts,
    'The deposit for what is sold at once; it wins over `depositPrice`.',
  ),
  rebateNumber: described(
    lenientObject({ items: described(lenientList(Step), 'The steps, in any order.') }),
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
    'The status in words; without it the tag has words of its own.',
  ),
  icon: described(LenientText, 'The address of a picture of the status.'),
  delivery_date: described(
    LenientText,
    'The day from which it can be bought again, as YYYY-MM-DD.',
  ),
  delivery_days_undefined: described(LenientFlag, 'Whether nobody knows when it is sent.'),
});

const Time = lenientObject({
  days: described(LenientCount, 'The days until it is sent.'),
  hours: described(LenientCount, 'The hours beyond these days.'),
  minutes: described(LenientCount, 'The minutes beyond these hours.'),
});

const Sending = lenientObject({
  time: described(Time, 'How long it takes until it is sent.'),
  weekDay: described(LenientCount, 'The day of the week: 1 is Monday, 7 Sunday, 0 today.'),
  weekAmount: described(LenientCount, 'The whole weeks until then.'),
  today: described(LenientFlag, 'Whether it is sent today.'),
});

const ShippingTime = lenientObject({
  shippingTime: described(Sending, 'When it is sent, counted from today.'),
  time: described(LenientText, 'The day on which it is sent, as YYYY-MM-DD.'),
  unknownTime: described(LenientFlag, 'Whether nobody knows when it is sent.'),
  todayShipmentDeadline: described(
    LenientText,
    'Until when an order is sent today, as HH:MM:SS in the shop’s time zone.',
  ),
});

export const Size = lenientObject({
  id: required(
    LenientText,
    'The id of the size, which the form sends; `uniw` where it is the only one.',
  ),
  amount: described(LenientNumber, 'The units in stock; -1 where there is no bound.'),
  phone_price: described(LenientFlag, 'Whether the price is given on request.'),
  availability: described(Availability, 'Whether it can be bought.'),
  shippingTime: described(ShippingTime, 'When it is sent.'),
  price: described(RecordPrice, 'The prices of the size.'),
});

export const Unit = lenientObject({
  name: described(LenientText, 'The word beside prices.'),
  singular: described(LenientText, 'The word for one unit.'),
  plural: described(LenientText, 'The word for several units.'),
  fraction: described(LenientText, 'The word for a part of a unit.'),
  precision: described(LenientCount, 'The number of decimal places of a quantity.'),
  sellBy: described(LenientNumber, 'The quantity that is sold at once.'),
});

export const Range = lenientObject({
  min_quantity_per_order: described(LenientNumber, 'The least of the product in an order.'),
  min_size_quantity_per_order: described(LenientNumber, 'The least of a size in an order.'),
  subscription_min_quantity: described(LenientNumber, 'The least in a subscription.'),
  max_quantity_per_order: described(
    LenientNumber,
    'The most of the product in an order, over all sizes.',
  ),
  max_size_quantity_per_order: described(LenientNumber, 'The most of a size in an order.'),
});

const Value = lenientObject({ value: required(LenientNumber, 'The amount as a number.') });

const Gross = lenientObject({ gross: described(Value, 'With tax.') });

const GrossOrNet = lenientObject({
  gross: described(Value, 'With tax.'),
  net: described(Value, 'Without tax.'),
});

const Terms = lenientObject({
  price: described(GrossOrNet, 'The price that the subscription lowers.'),
  save: described(Gross, 'What it saves beside the rebate of its period.'),
  before: described(Gross, 'The price that a rebate in percent is taken from.'),
});

export const Subscription = lenientObject({
  rangeEnabled: described(LenientFlag, 'Whether the sizes have different prices.'),
  min: described(Terms, 'The terms, or those of the cheapest size.'),
  max: described(Terms, 'The terms of the dearest size.'),
});
