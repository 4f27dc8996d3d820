import { defineMessages } from '../texts/messages.ts';

export const breadcrumbsMessages = defineMessages(
  'breadcrumbs',
  { label: 'Jesteś tutaj', back: 'Wstecz' },
  { label: 'You are here', back: 'Back' },
);
