import { defineMessages } from '../texts/messages.ts';

interface Provider {
  /** The provider’s name; '' if the author sets none. */
  name: string;
}

export const instalmentsMessages = defineMessages(
  'instalments',
  {
    label: ({ name }: Provider) => (name ? `Oblicz raty ${name}` : 'Oblicz raty'),
    failed: 'Nie udało się otworzyć kalkulatora rat.',
  },
  {
    label: ({ name }) => (name ? `Calculate ${name} instalments` : 'Calculate instalments'),
    failed: 'The instalment calculator could not be opened.',
  },
);
