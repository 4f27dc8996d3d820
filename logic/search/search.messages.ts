import { defineMessages } from '../texts/messages.ts';

/** The texts of the box. */
export const searchMessages = defineMessages(
  'search',
  { placeholder: 'Czego szukasz?', submit: 'Szukaj' },
  { placeholder: 'What are you looking for?', submit: 'Search' },
);
