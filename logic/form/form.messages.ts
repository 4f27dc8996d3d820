import { defineMessages } from '../shared/messages.ts';

export const formMessages = defineMessages(
  'form',
  { sending: 'Wysyłanie…' },
  { sending: 'Sending…' },
);
