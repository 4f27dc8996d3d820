import { defineMessages } from '../texts/messages.ts';

export const cookieSettingsMessages = defineMessages(
  'cookie-settings',
  { label: 'Zarządzaj plikami cookie' },
  { label: 'Manage cookies' },
);
