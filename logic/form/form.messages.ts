import { defineMessages } from '../texts/messages.ts';

export const formMessages = defineMessages(
  'form',
  { sending: 'Wysyłanie…' },
  { sending: 'Sending…' },
);
