import { amount, FULL_PRICE } from '../product-prices/price.examples.ts';

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
    ...FULL_PRICE,
    suggested: amount(270),
    advancePrice: amount(50),
    depositPrice: amount(1),
    totalDepositPrice: amount(2),
    rebateNumber: {
      items: [{ ...step, price_formatted: '171,00 zł', price_net_formatted: '85,50 zł' }],
    },
  },
};

/** Older platforms have a deposit per unit only, and steps without the remaining quantity. */
const older = { depositPrice: amount(1), rebateNumber: { items: [{ threshold: 3, value: 5 }] } };

/** A product with the keys required for buying. */
export const MINIMAL_RECORD = {
  id: 101,
  sizes: [
    {
      id: 'M',
      amount: 3,
      price: { price: { gross: { value: 179, formatted: '179,00 zł' } } },
    },
  ],
};

/** A product with every key. */
export const FULL_RECORD = {
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
};

/** Some platforms print only the next step. */
const next = {
  rebateNumber: {
    items: [],
    nextthreshold: '3',
    nextprice: '171.00',
    nextprice_net: '139.02',
    nextprice_formatted: '171,00 zł',
    nextprice_net_formatted: '139,02 zł',
  },
};

/** A product of which only the next step of the rebate is known. */
export const NEXT_STEP_RECORD = { id: 101, price: next, sizes: [{ id: 'M', price: next }] };

/** A product of an older platform. */
export const OLDER_RECORD = { id: 101, price: older, sizes: [{ id: 'M', price: older }] };
