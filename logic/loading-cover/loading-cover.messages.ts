import { defineMessages } from '../shared/messages.ts';

export const loadingCoverMessages = defineMessages(
  'loading-cover',
  { wait: 'Proszę czekać…' },
  { wait: 'Please wait…' },
);
