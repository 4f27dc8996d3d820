import { defineMessages } from '../texts/messages.ts';

export const loadingCoverMessages = defineMessages(
  'loading-cover',
  { wait: 'Proszę czekać…' },
  { wait: 'Please wait…' },
);
