import { defineMessages } from '../texts/messages.ts';

export const listLinkMessages = defineMessages(
  'list-link',
  {
    failed: 'Nie udało się utworzyć listy zakupowej. Spróbuj ponownie.',
    goOn: 'Przejdź bez tworzenia listy',
  },
  {
    failed: 'The shopping list could not be created. Please try again.',
    goOn: 'Continue without creating a list',
  },
);
