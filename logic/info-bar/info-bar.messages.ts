import { defineMessages } from '../texts/messages.ts';

export const infoBarMessages = defineMessages(
  'info-bar',
  { close: 'Zamknij komunikat' },
  { close: 'Close the message' },
);
