import { defineMessages } from '../texts/messages.ts';

export const dayWordMessages = defineMessages(
  'day-word',
  { day: 'dzień', days: 'dni', upToDay: 'dnia', upToDays: 'dni' },
  { day: 'day', days: 'days', upToDay: 'day', upToDays: 'days' },
);
