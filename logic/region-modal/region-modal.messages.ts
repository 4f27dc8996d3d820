import { defineMessages } from '../texts/messages.ts';

export const regionModalMessages = defineMessages(
  'region-modal',
  {
    country: 'Twój wybrany kraj dostawy to',
    region: 'Twój wybrany region dostawy to',
    currency: 'Ceny wyświetlane w walucie:',
    shippingToCountry: 'Czasy i koszty dostawy wyświetlane dla kraju:',
    shippingToRegion: 'Czasy i koszty dostawy wyświetlane dla regionu:',
    andRegion: 'i regionu:',
    continue: 'Kontynuuj',
    restoreCountry: 'Przywróć domyślny kraj dostawy:',
    restoreRegion: 'Przywróć domyślny region dostawy:',
    failed: 'Nie udało się przywrócić domyślnego miejsca dostawy. Spróbuj ponownie.',
  },
  {
    country: 'Your selected delivery country is',
    region: 'Your selected delivery region is',
    currency: 'Prices are displayed in:',
    shippingToCountry: 'Delivery times and costs are displayed for the country:',
    shippingToRegion: 'Delivery times and costs are displayed for the region:',
    andRegion: 'and the region:',
    continue: 'Continue',
    restoreCountry: 'Restore the default delivery country:',
    restoreRegion: 'Restore the default delivery region:',
    failed: 'The default delivery place could not be restored. Please try again.',
  },
);

export type RegionModalTexts = (typeof regionModalMessages)['pl'];
