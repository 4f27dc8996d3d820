import type { polishChrome } from './chrome.pl.ts';

/** The texts of headers, footers and lists in English. */
export const englishChrome: typeof polishChrome = {
  menu: 'Menu',
  openMenu: 'Open the menu',
  account: 'Your account',
  lists: 'Shopping lists',
  delivery: 'Until the holidays we ship within 24 hours.',
  deliveryLink: 'Delivery costs',

  noticeHeading: 'Welcome to the demo shop',
  noticeText:
    'Everything works here: the menu, the cart, the account, passkeys. But nothing can really be bought.',
  noticeHint: 'Set delays and failures in the panel at the end of the page.',

  cookies: 'Cookie settings',
  cookiesText:
    'The necessary ones remember your cart and language. The others are up to you, and you can change your mind at any time.',
  cookieKinds: {
    necessary: 'Necessary',
    statistics: 'Statistics',
    marketing: 'Marketing',
  },
  cookieNotes: {
    necessary: 'cart, language, login',
    statistics: 'which pages are read',
    marketing: 'offers outside the shop',
  },
  saveChoice: 'Save the choice',
  acceptAll: 'Accept all',

  options: 'Sorting and page size',
  show: 'Show',
  page: 'Page',
  pageOf: (pages) => `of ${pages}`,
  filters: 'Filters',
  makers: 'Producer',
  price: 'Price',
  priceFrom: 'From',
  priceTo: 'To',
  availableOnly: 'In stock only',
  filter: 'Filter',
  clearFilters: 'Clear the filters',
  nothingLeft: 'No product matches the filters.',
  browse: 'Browse',

  omnibusHelp: 'Why this price?',
  omnibusHint:
    'The law asks for it: with a discount, a shop states the lowest price of the 30 days before it. The link leads to the rules.',
  wait: 'Just a moment…',
};
