import listLinkCss from '../react/list-link/list-link.css';
import { number, text } from './declare/attributes.ts';
import { declareElement, notifies } from './declare/declaration.ts';

export const listLinkElement = declareElement({
  tag: 'shop-list-link',
  summary: 'The link to the shopping lists: a shopper who has none gets one before it is followed.',
  component: async () => (await import('../react/list-link/ListLink.tsx')).ListLink,
  styles: [listLinkCss],
  activate: 'ready',
  children: 'fallback',
  attributes: {
    href: text('The page of the lists; the child link’s own address where it is absent.'),
    count: number(undefined, 'How many lists the shopper has; at 0 a press creates one.'),
    listName: text('What the new list is called; “Shopping list” where it is absent.'),
  },
  events: {
    onCreate: notifies<{ id: string }>('The list is created; now the link is followed.'),
  },
  slots: { '': 'The link, or only its label.' },
  parts: {
    link: 'The link, where the content has none.',
    message: 'Why the list could not be created.',
    'go-on': 'The link past the creation, in the message.',
  },
  states: { busy: 'The list is being created.', error: 'It could not be created.' },
});
