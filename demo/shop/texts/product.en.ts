import type { polishProduct } from './product.pl.ts';

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

/** The texts of the purchase form, in English; those about stock are the same as the tag's. */
export const englishProduct: typeof polishProduct = {
  soldOut: 'sold out',
  alertText: 'We will write to you when the product is back.',
  alertEmail: 'Email',
  alertSend: 'Notify me',
  alertRefused: 'The alert could not be saved. Check the address and the size.',
  few: (amount) => `only ${amount} left`,
  soldBy: (pack) => `Sold by: ${pack}`,
  lowestOfSize: 'We show the lowest price of 30 days for the size that you choose.',
  purchase: 'Purchase',
  once: 'Once',
  subscribed: 'As a subscription',
  subscribedEvery: (count) => `As a subscription every ${days(count)}`,
  delivered: 'Delivered every',
  days,
  someInStock: 'Choose a size, and we tell how many there are and when we ship.',
  amount: (amount) => `${amount} in stock`,
  ships: (when) => `Ships ${when}`,
  today: 'today',
  tomorrow: 'tomorrow',
  inDays: (count) => `in ${days(count)}`,
  orderBy: (time) => `Order by ${time} and we’ll ship it today`,
  unknownTime: 'The shipping time is not known',
  costs: 'Delivery costs',
  stores: 'Availability in stores',
};
