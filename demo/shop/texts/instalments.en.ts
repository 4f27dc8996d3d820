import type { polishInstalments } from './instalments.pl.ts';

/** The texts of instalments in English. */
export const englishInstalments: typeof polishInstalments = {
  calculate: (provider) => `Calculate ${provider} instalments`,
  heading: (provider) => `${provider} instalment calculator`,
  amount: (price) => `Amount of the purchase: ${price}`,
  noAmount: 'Choose a product, and we will calculate the instalments.',
  outOfBounds: (min, max) => `Instalments are for amounts from ${min} to ${max}.`,
  plans: 'Payment plans',
  months: 'Number of instalments',
  monthly: 'Monthly instalment',
  back: 'Back to the shop',
};
