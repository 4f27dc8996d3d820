import { defineMessages } from '../texts/messages.ts';

export const availabilityAwaitedMessages = defineMessages(
  'availability',
  {
    loading: 'Sprawdzamy…',
    failed: 'Nie udało się tego sprawdzić.',
    retry: 'Spróbuj ponownie',
  },
  {
    loading: 'Checking…',
    failed: 'This could not be checked.',
    retry: 'Try again',
  },
);

export type AwaitedTexts = (typeof availabilityAwaitedMessages)['pl'];
