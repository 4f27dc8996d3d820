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
  accessibility: 'The number is a text in the link, and is read with its name.',
  calls: {
    widgets: 'With the first number of the wishlist or the comparison.',
    shoppingList: 'With the first number of shopping lists.',
  },
  children: 'fallback',
  attributes: { of: 'The kind of things that are counted.' },
  events: { onLoad: 'The number has come and is shown.' },
  slots: { '': 'The number that the template prints; it shows until the right one has come.' },
  parts: { count: 'The number; empty for 0.' },
};
