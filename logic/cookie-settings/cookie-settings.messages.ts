import { defineMessages } from '../texts/messages.ts';

export const cookieSettingsMessages = defineMessages(
  'cookie-settings',
  { label: 'Ustawienia plików cookie' },
  { label: 'Cookie settings' },
);
