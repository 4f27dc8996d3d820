import type { Docs } from '../../declare/docs.ts';
import type { listingElement } from './listing.element.ts';

export const listingDocs: Docs<typeof listingElement> = {
  purpose: 'finding',
  summary: {
    en: 'A list of products that filters, order and page links change without leaving the page; Back returns to the same product.',
    pl: 'Lista produktów, którą filtry, sortowanie i strony zmieniają bez przeładowania.',
  },
  synonyms: ['product list', 'infinite scroll', 'load more', 'lista produktów', 'stronicowanie'],
  related: ['partial-navigation', 'select'],
  accessibility:
    'The number of products is announced after each change. Focus stays on the control that changed the list; a page link moves it to the heading of the list.',
  calls: {
    page: 'When a filter, the order or a page link is used, and when products are added.',
  },
  needs: {
    selector: 'a[href]',
    text: 'a list of products in it, with page links',
  },
  attributes: {
    more: 'How the next products load: by the page links, by a button that adds them to the list, or by scrolling.',
    regions: {
      description:
        'Selectors of further regions that change with the list. Its filters (`<shop-filters>`) and `#filter_list` always do.',
      names: 'region',
    },
    items: {
      description:
        'The selector of the products; by default `.product`, else the items of its longest list.',
      names: 'row',
    },
    limit:
      'How many products load by scrolling before a button takes over: one number, or one for phones and one for other screens, each at most 1000. By default 100.',
    param: 'The query parameter with the number of the page, which the platform counts from 0.',
    label: 'The name of the list for assistive technology.',
  },
  events: {
    onStart: 'A page of the list is about to be fetched.',
    onLoad:
      'The list has changed. `appended` is the number of products added, 0 for another list; `total` is the value of `data-total`, if the page has it.',
  },
  prevented: { onStart: 'nothing is fetched' },
  methods: {
    go: 'Shows the list of a URL. Resolves when it is shown, or when the browser navigates.',
    more: 'Adds the products of the next page.',
    refresh: 'Fetches the list again.',
  },
  slots: {
    '': 'The list, its page links and the forms for order and page size, which work without JavaScript.',
    empty: 'Content for a list without products.',
  },
  parts: {
    'more-button': 'The link that adds the next products.',
    'previous-button': 'The link that adds the products before.',
    status: 'The live region with the number of products.',
    error: 'The message after a failed request.',
    retry: 'The button that repeats the request.',
  },
  states: {
    loading: 'A page is being fetched.',
    end: 'There are no further products.',
    error: 'The last request has failed.',
  },
};
