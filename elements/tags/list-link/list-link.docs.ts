import type { Docs } from '../../declare/docs.ts';
import type { listLinkElement } from './list-link.element.ts';

export const listLinkDocs: Docs<typeof listLinkElement> = {
  purpose: 'shopping',
  summary: {
    en: 'The link to the shopping lists; a shopper who has no list gets one before the link is followed.',
    pl: 'Odnośnik do list zakupowych.',
  },
  synonyms: ['wishlist', 'shopping lists', 'listy zakupowe', 'schowek'],
  accessibility: 'A link; a refusal is said at once.',
  calls: {
    shoppingListCreate: 'With the press, where the page names no list.',
    shoppingList: 'Where the answer to that is lost.',
  },
  children: 'fallback',
  attributes: {
    href: 'The page of the lists; by default the address of the child link.',
    count: 'The number of the shopper’s lists; at 0 a press creates one.',
    listName: 'The name of the new list; by default “Shopping list”.',
  },
  events: { onCreate: 'The list has been created.' },
  slots: { '': 'The link, or only its label.' },
  parts: {
    link: 'The link, if the content has none.',
    message: 'The reason why the list could not be created.',
    words: 'The words of the reason.',
    'go-on': 'The link in the message that leads to the page of the lists all the same.',
  },
  states: { busy: 'The list is being created.', error: 'The list could not be created.' },
};
