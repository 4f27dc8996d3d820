import { defineMessages } from '../texts/messages.ts';

type Opened = { title: string };
/** The announcements of a visit. */
export const partialNavigationMessages = defineMessages(
  'partial-navigation',
  { opened: ({ title }: Opened) => `Otwarto stronę: ${title}` },
  { opened: ({ title }) => `Page opened: ${title}` },
);
