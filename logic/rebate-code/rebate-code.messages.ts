import { defineMessages } from '../texts/messages.ts';

export const rebateCodeMessages = defineMessages(
  'rebate-code',
  {
    label: 'Kod rabatowy',
    apply: 'Zastosuj',
    active: 'Aktywny kod:',
    remove: ({ code }: { code: string }) => `Usuń kod ${code}`,
    failed: 'Nie udało się zmienić kodu rabatowego. Spróbuj ponownie.',
  },
  {
    label: 'Discount code',
    apply: 'Apply',
    active: 'Active code:',
    remove: ({ code }) => `Remove the code ${code}`,
    failed: 'The discount code could not be changed. Please try again.',
  },
);
