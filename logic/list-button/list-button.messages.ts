import { defineMessages } from '../shared/messages.ts';

export const listButtonMessages = defineMessages(
  'list-button',
  {
    add: 'Dodaj do listy zakupowej',
    remove: 'Usuń z listy zakupowej',
    failed: 'Nie udało się zmienić listy zakupowej. Spróbuj ponownie.',
  },
  {
    add: 'Add to shopping list',
    remove: 'Remove from shopping list',
    failed: 'The shopping list could not be changed. Please try again.',
  },
);
