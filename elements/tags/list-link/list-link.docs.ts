import type { Docs } from '../../declare/docs.ts';
import type { listLinkElement } from './list-link.element.ts';

export const listLinkDocs: Docs<typeof listLinkElement> = {
  purpose: 'shopping',
  summary: {
    en: 'The link to the shopping lists; a shopper who has no list gets one before the link is followed.',
    pl: 'Odnośnik do list zakupowych.',
  },
  synonyms: ['wishlist', 'shopping lists', 'listy zakupowe', 'schowek'],
  accessibility: 'A link; a refusal is announced at once.',
  calls: {
    shoppingListCreate: 'On click, if the page names no list.',
    shoppingList: 'If the answer to that is lost.',
  },
  children: 'fallback',
  attributes: {
    href: 'The page of the lists; by default the URL of the child link.',
    count: 'The number of the shopper’s lists; at 0 a click creates one.',
    listName: 'The name of the new list; by default “Shopping list”.',
  },
  events: { onCreate: 'The list has been created.' },
  slots: { '': 'The link, or only its label.' },
  parts: {
    link: 'The link, if the content has none.',
    message: 'The reason why the list could not be created.',
    words: 'The text of the reason.',
    'go-on': 'The link in the message to the page of the lists.',
  },
  states: { busy: 'The list is being created.', error: 'The list could not be created.' },
};
