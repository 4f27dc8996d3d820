import type { polishOrder } from './order.pl.ts';

/** The texts of the checkout in English. */
export const englishOrder: typeof polishOrder = {
  haveAccount: 'Have an account?',
  fillsForm: ' and we fill in the form for you.',
  ways: 'Delivery and payment',
  waysNote: 'What delivery costs depends on the country.',
  deliveries: { courier: 'Courier', locker: 'Parcel locker' },
  payments: { blik: 'BLIK', transfer: 'Bank transfer', card: 'Card', cash: 'Cash on delivery' },
  understand: 'I understand that this is a demo shop and nothing will be sent.',
  ordered: 'You are ordering',
  fee: 'Cash on delivery fee',
  vat: 'VAT',
  vatIncluded: 'including VAT',
  orderAndPay: 'Order with an obligation to pretend to pay',
  count: 'Work out the costs',
  kept: 'What you enter here stays in the memory of the server only until it is switched off.',
  dearer: (total) => `Your order now costs ${total}. Please check the summary and order again.`,

  number: (number) => `Order no. ${number}`,
  thanks: 'Thank you, we have your order',
  paid: 'Thank you, your order is paid',
  paidText: 'In a real shop the parcel would be on its way by now.',
  payNow: 'Pretend to pay',
  payNote: 'Nothing will be charged: this is a button of a demo shop.',
  payOnDelivery: 'You pay when the parcel is handed over.',
  state: 'Status',
  states: { waiting: 'waiting for payment', paid: 'paid', onDelivery: 'paid on delivery' },
  recipient: 'Delivery address',
  buyer: 'Buyer',
  nothingToPay: 'There is no order to pay for',
};
