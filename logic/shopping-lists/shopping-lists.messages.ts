import { defineMessages } from '../texts/messages.ts';

export const shoppingListsMessages = defineMessages(
  'shopping-lists',
  { name: 'Lista zakupowa' },
  { name: 'Shopping list' },
);
