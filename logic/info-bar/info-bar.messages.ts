import { defineMessages } from '../shared/messages.ts';

export const infoBarMessages = defineMessages(
  'info-bar',
  { close: 'Zamknij komunikat' },
  { close: 'Close the message' },
);
