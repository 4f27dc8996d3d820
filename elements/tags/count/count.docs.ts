import type { Docs } from '../../declare/docs.ts';
import type { countElement } from './count.element.ts';

export const countDocs: Docs<typeof countElement> = {
  purpose: 'shopping',
  summary: {
    en: 'A number in a link: of the wishlist, the comparison or the shopping lists.',
    pl: 'Liczba ulubionych, porównywanych lub list przy odnośniku.',
  },
  synonyms: ['counter', 'badge', 'licznik'],
  related: ['list-link', 'minicart', 'widgets'],
  accessibility: 'The number is text in the link, and part of its accessible name.',
  calls: {
    widgets: 'With the first number of the wishlist or the comparison.',
    shoppingList: 'With the first number of shopping lists.',
  },
  children: 'fallback',
  attributes: { of: 'The kind of things that are counted.' },
  events: { onLoad: 'The number has loaded and is shown.' },
  slots: { '': 'The server-rendered number, shown until the current one has loaded.' },
  parts: { count: 'The number; empty for 0.' },
};
