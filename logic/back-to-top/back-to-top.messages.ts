import { defineMessages } from '../texts/messages.ts';

export const backToTopMessages = defineMessages(
  'back-to-top',
  { label: 'Wróć na górę strony' },
  { label: 'Back to the top of the page' },
);
