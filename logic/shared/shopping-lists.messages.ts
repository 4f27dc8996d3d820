import { defineMessages } from './messages.ts';

export const shoppingListsMessages = defineMessages(
  'shopping-lists',
  { name: 'Lista zakupowa' },
  { name: 'Shopping list' },
);
