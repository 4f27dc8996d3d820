import { defineMessages } from '../texts/messages.ts';

export const rangeMessages = defineMessages(
  'range',
  {
    from: 'Od',
    to: 'Do',
    raised: ({ amount }: { amount: string }) =>
      `Zakres kończy się teraz na ${amount}, czyli tam, gdzie się zaczyna.`,
  },
  {
    from: 'From',
    to: 'To',
    raised: ({ amount }) => `The range now ends at ${amount}, where it begins.`,
  },
);
