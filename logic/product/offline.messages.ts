import { defineMessages } from '../texts/messages.ts';

/** The message when nothing can be sent; present before any module loads on demand. */
export const offlineMessages = defineMessages(
  'product',
  { offline: 'Brak połączenia ze sklepem. Sprawdź internet i spróbuj ponownie.' },
  { offline: 'The shop cannot be reached. Check your connection and try again.' },
);
