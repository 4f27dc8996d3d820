import { defineMessages } from '../texts/messages.ts';

/** `size` is '' if the product has one size, or none was chosen. */
type Size = { size: string };

export const stockAlertMessages = defineMessages(
  'stock-alert',
  {
    sent: ({ size }: Size) =>
      `Damy znać, gdy ${size ? `rozmiar ${size}` : 'produkt'} będzie dostępny.`,
    back: 'Produkt jest znów dostępny.',
    mail: 'Podaj poprawny adres e-mail.',
    failed: 'Nie udało się zapisać powiadomienia. Spróbuj ponownie później.',
    network: 'Brak połączenia ze sklepem. Sprawdź internet i spróbuj ponownie.',
  },
  {
    sent: ({ size }) =>
      `We will let you know when ${size ? `size ${size}` : 'the product'} is back.`,
    back: 'The product is available again.',
    mail: 'Enter a valid email address.',
    failed: 'The alert could not be saved. Please try again later.',
    network: 'The shop cannot be reached. Check your connection and try again.',
  },
);
