import { defineMessages } from '../texts/messages.ts';

/** The texts after a click. */
export const rebateCodeChangeMessages = defineMessages(
  'rebate-code',
  {
    empty: 'Wpisz kod rabatowy.',
    network: 'Brak połączenia ze sklepem. Sprawdź internet i spróbuj ponownie.',
    unknown: 'Nie wiadomo, czy sklep zmienił kod. Sprawdź koszyk, zanim spróbujesz ponownie.',
    removed: ({ code }: { code: string }) => `Usunięto kod ${code}`,
    undo: 'Cofnij',
  },
  {
    empty: 'Enter a discount code.',
    network: 'The shop cannot be reached. Check your connection and try again.',
    unknown: 'The code may have been changed. Check your cart before you try again.',
    removed: ({ code }) => `The code ${code} was removed`,
    undo: 'Undo',
  },
);
