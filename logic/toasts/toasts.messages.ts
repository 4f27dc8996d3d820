import { defineMessages } from '../texts/messages.ts';

export const toastsMessages = defineMessages(
  'toasts',
  { region: 'Powiadomienia', dismiss: 'Zamknij powiadomienie' },
  { region: 'Notifications', dismiss: 'Dismiss the notification' },
);
