import type { Docs } from './declare/docs.ts';
import type { listLinkElement } from './list-link.element.ts';

export const listLinkDocs: Docs<typeof listLinkElement> = {
  summary: 'The link to the shopping lists: a shopper who has none gets one before it is followed.',
  children: 'fallback',
  attributes: {
    href: 'The page of the lists; the child link’s own address where it is absent.',
    count: 'How many lists the shopper has; at 0 a press creates one.',
    listName: 'What the new list is called; “Shopping list” where it is absent.',
  },
  events: { onCreate: 'The list is created; now the link is followed.' },
  slots: { '': 'The link, or only its label.' },
  parts: {
    link: 'The link, where the content has none.',
    message: 'Why the list could not be created.',
    'go-on': 'The link past the creation, in the message.',
  },
  states: { busy: 'The list is being created.', error: 'It could not be created.' },
};
