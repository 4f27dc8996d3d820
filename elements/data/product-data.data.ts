import * as v from 'valibot';
import type { DataDocs } from './data-docs.ts';
import { amount, amounts, price, priceKeys } from './prices.ts';
import { decimal, explained, id, maybe, mayNotApply, text, whole, yesOrNo } from './values.ts';

const limit = (description: string) => mayNotApply(decimal(description));

const Step = v.looseObject({
  threshold: maybe(decimal('From this quantity on; `left` wins over it.')),
  left: maybe(decimal('From this quantity on.')),
  value: maybe(decimal('The percentage that a unit costs less.')),
  price: maybe(decimal('What a unit then costs, with tax.')),
  price_net: maybe(decimal('What a unit then costs, without tax.')),
  price_formatted: maybe(text('The same as the shopper reads it, with tax.')),
  price_net_formatted: maybe(text('The same as the shopper reads it, without tax.')),
});

const Price = v.looseObject({
  ...priceKeys,
  suggested: amounts('The price that the maker suggests.'),
  advancePrice: amounts('What is paid in advance.'),
  depositPrice: amounts('The deposit for the packaging of a unit.'),
  totalDepositPrice: amounts('The deposit for what is sold at once; it wins over `depositPrice`.'),
  rebateNumber: explained(
    mayNotApply(
      v.looseObject({ items: explained(maybe(v.array(Step)), 'The steps, in any order.') }),
    ),
    'The rebate for a greater quantity.',
  ),
});

const Availability = v.looseObject({
  visible: mayNotApply(yesOrNo('Whether the shopper may see the stock.')),
  status: maybe(
    explained(v.string(), 'Whether it can be bought: `enable`, `order` (on order) or `disable`.'),
  ),
  description: maybe(text('The status in words; without it the tag has words of its own.')),
  icon: maybe(text('The address of a picture of the status.')),
  delivery_date: maybe(text('The day from which it can be bought again, as YYYY-MM-DD.')),
  delivery_days_undefined: mayNotApply(yesOrNo('Whether nobody knows when it is sent.')),
});

const Time = v.looseObject({
  days: maybe(whole('The days until it is sent.')),
  hours: maybe(whole('The hours beyond these days.')),
  minutes: maybe(whole('The minutes beyond these hours.')),
});

const Sending = v.looseObject({
  time: explained(maybe(Time), 'How long it takes until it is sent.'),
  weekDay: mayNotApply(whole('The day of the week: 1 is Monday, 7 Sunday, 0 today.')),
  weekAmount: mayNotApply(whole('The whole weeks until then.')),
  today: mayNotApply(yesOrNo('Whether it is sent today.')),
});

const ShippingTime = v.looseObject({
  shippingTime: explained(mayNotApply(Sending), 'When it is sent, counted from today.'),
  time: mayNotApply(text('The day on which it is sent, as YYYY-MM-DD.')),
  unknownTime: mayNotApply(yesOrNo('Whether nobody knows when it is sent.')),
  todayShipmentDeadline: mayNotApply(
    text('Until when an order is sent today, as HH:MM:SS in the shop’s time zone.'),
  ),
});

const Size = v.looseObject({
  id: text('The id of the size, which the form sends; `uniw` where it is the only one.'),
  amount: maybe(decimal('The units in stock; -1 where there is no bound.')),
  phone_price: mayNotApply(yesOrNo('Whether the price is given on request.')),
  availability: explained(mayNotApply(Availability), 'Whether it can be bought.'),
  shippingTime: explained(mayNotApply(ShippingTime), 'When it is sent.'),
  price: explained(mayNotApply(Price), 'The prices of the size.'),
});

const Unit = v.looseObject({
  name: maybe(text('The word beside prices.')),
  singular: maybe(text('The word for one unit.')),
  plural: maybe(text('The word for several units.')),
  fraction: maybe(text('The word for a part of a unit.')),
  precision: maybe(whole('The number of decimal places of a quantity.')),
  sellBy: maybe(decimal('The quantity that is sold at once.')),
});

const Range = v.looseObject({
  min_quantity_per_order: limit('The least of the product in an order.'),
  min_size_quantity_per_order: limit('The least of a size in an order.'),
  subscription_min_quantity: limit('The least in a subscription.'),
  max_quantity_per_order: limit('The most of the product in an order, over all sizes.'),
  max_size_quantity_per_order: limit('The most of a size in an order.'),
});

const Value = v.looseObject({ value: decimal('The amount as a number.') });

const Gross = v.looseObject({ gross: explained(mayNotApply(Value), 'With tax.') });
const GrossOrNet = v.looseObject({
  ...Gross.entries,
  net: explained(mayNotApply(Value), 'Without tax.'),
});

const Terms = v.looseObject({
  price: explained(mayNotApply(GrossOrNet), 'The price that the subscription lowers.'),
  save: explained(mayNotApply(Gross), 'What it saves beside the rebate of its period.'),
  before: explained(mayNotApply(Gross), 'The price that a rebate in percent is taken from.'),
});

const Subscription = v.looseObject({
  rangeEnabled: mayNotApply(yesOrNo('Whether the sizes have different prices.')),
  min: explained(mayNotApply(Terms), 'The terms, or those of the cheapest size.'),
  max: explained(mayNotApply(Terms), 'The terms of the dearest size.'),
});

const step = { threshold: 3, left: 3, value: 5, price: 171, price_net: 85.5 };
const gross = (value: number) => ({ gross: { value } });
const terms = {
  price: { ...gross(180), net: { value: 90 } },
  save: gross(9),
  before: gross(180),
};

const size = {
  id: 'M',
  amount: 3,
  phone_price: false,
  availability: {
    visible: true,
    status: 'enable',
    description: 'Produkt dostępny',
    icon: '/icons/enable.svg',
    delivery_date: '2027-03-01',
    delivery_days_undefined: false,
  },
  shippingTime: {
    shippingTime: {
      time: { days: 1, hours: 0, minutes: 0 },
      weekDay: 4,
      weekAmount: 0,
      today: false,
    },
    time: '2026-12-24',
    unknownTime: false,
    todayShipmentDeadline: '14:00:00',
  },
  price: {
    ...price,
    suggested: amount(270),
    advancePrice: amount(50),
    depositPrice: amount(1),
    totalDepositPrice: amount(2),
    rebateNumber: {
      items: [{ ...step, price_formatted: '171,00 zł', price_net_formatted: '85,50 zł' }],
    },
  },
};

/** As older platforms have it: a deposit for a unit alone, and steps without what is left. */
const older = { depositPrice: amount(1), rebateNumber: { items: [{ threshold: 3, value: 5 }] } };

/** A product with its sizes, as one entry of the page’s `product_data`. */
export const productDataData: DataDocs = {
  title: 'A product with its sizes, as one entry of the page’s product_data',
  schema: v.looseObject({
    id: id('The id of the product, which the form sends.'),
    type: maybe(
      text('`product`; a `virtual` or `service` one is not sent, others need their own form.'),
    ),
    currency: maybe(text('The currency of the instalments: its sign, or its code.')),
    points: mayNotApply(decimal('The loyalty points that a unit costs.')),
    pointsReceive: mayNotApply(decimal('The loyalty points that a unit brings.')),
    selected_size_list: explained(
      maybe(v.array(text('The id of a size.'))),
      'The size that the page was opened with.',
    ),
    unit: explained(maybe(Unit), 'The unit of the product.'),
    order_quantity_range: explained(maybe(Range), 'What can be ordered; nothing for no limit.'),
    subscription: explained(mayNotApply(Subscription), 'The terms of the product’s subscription.'),
    price: explained(
      mayNotApply(Price),
      'The prices of the product, for sizes that have none of their own.',
    ),
    sizes: explained(v.array(Size), 'The sizes of the product; at least the only one.'),
  }),
  minimal: {
    id: 101,
    sizes: [
      {
        id: 'M',
        amount: 3,
        price: { price: { gross: { value: 179, formatted: '179,00 zł' } } },
      },
    ],
  },
  full: {
    id: 101,
    type: 'product',
    currency: 'zł',
    points: 500,
    pointsReceive: 25,
    selected_size_list: ['M'],
    unit: {
      name: 'szt.',
      singular: 'szt.',
      plural: 'szt.',
      fraction: 'szt.',
      precision: '0',
      sellBy: 1,
    },
    order_quantity_range: {
      min_quantity_per_order: '1',
      min_size_quantity_per_order: '1',
      subscription_min_quantity: '2',
      max_quantity_per_order: '24',
      max_size_quantity_per_order: '12',
    },
    subscription: { rangeEnabled: true, min: terms, max: terms },
    price: size.price,
    sizes: [size],
  },
  others: [{ id: 101, price: older, sizes: [{ id: 'M', price: older }] }],
};
