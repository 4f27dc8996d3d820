import { defineMessages } from '../texts/messages.ts';

export const dialogMessages = defineMessages(
  'dialog',
  { dialog: 'Okno dialogowe', close: 'Zamknij' },
  { dialog: 'Dialog', close: 'Close' },
);
