import { defineMessages } from '../texts/messages.ts';

export const availabilityCostsMessages = defineMessages(
  'availability',
  {
    prepaid: 'Płatność z góry',
    onDelivery: 'Płatność przy odbiorze',
    courier: 'Sposób dostawy',
    arrival: 'Czas dostawy',
    cost: 'Koszt',
    free: 'Gratis!',
    individual: 'Koszty dostawy ustalamy indywidualnie.',
    forCountry: 'Czasy i koszty dostawy wyświetlane dla kraju:',
    forRegion: 'Czasy i koszty dostawy wyświetlane dla regionu:',
  },
  {
    prepaid: 'Paid in advance',
    onDelivery: 'Paid on delivery',
    courier: 'Delivery method',
    arrival: 'Delivery time',
    cost: 'Cost',
    free: 'Free!',
    individual: 'Delivery costs are set individually.',
    forCountry: 'Delivery times and costs are displayed for the country:',
    forRegion: 'Delivery times and costs are displayed for the region:',
  },
);

export type CostsTexts = (typeof availabilityCostsMessages)['pl'];
