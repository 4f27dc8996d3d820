/**
 * Tags that a page has together, each group in one file with their views at rest: a request less for each is worth more
 * than the tags that a page does not have. A tag of no group has a file of its own.
 */
export const GROUPS = {
  // part of the machinery, which is thus asked for at the same time as the others
  core: ['config'],
  // apart from the page, for pages with nothing but prices
  prices: ['omnibus-price', 'price'],
  page: [
    ...['widgets', 'info-bar', 'search', 'list-link', 'minicart', 'menu', 'drawer'],
    ...['breadcrumbs', 'collapse', 'cookie-settings', 'modal', 'notice', 'back-to-top'],
    ...['partial-navigation', 'toasts', 'loading-cover', 'region-modal'],
  ],
  products: ['list-button', 'select', 'mobile-grid', 'menu-tabs'],
  product: ['instalments', 'tooltip'],
};

const VIRTUAL = 'group:';

/** The id of the module that registers the tags of a group. */
export const groupId = (name) => `${VIRTUAL}${name}`;

/** The group of such a module; undefined for other modules. */
export const groupOf = (id) => (id.startsWith(VIRTUAL) ? id.slice(VIRTUAL.length) : undefined);
