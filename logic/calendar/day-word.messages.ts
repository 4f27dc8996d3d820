import { defineMessages } from '../texts/messages.ts';

export const dayWordMessages = defineMessages(
  'day-word',
  { day: 'dzień', days: 'dni' },
  { day: 'day', days: 'days' },
);
