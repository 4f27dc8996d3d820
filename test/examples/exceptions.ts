/** The states that no example shows by itself, by tag, with the reason. */
export const UNSHOWN_STATES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'back-to-top': { shown: 'after scrolling' },
  'date-picker': { open: 'after a press of its button' },
  'file-field': { dragging: 'while files are over it' },
  form: {
    validating: 'while the platform is asked',
    submitting: 'until the next page is there',
    failed: 'after a submission',
  },
  instalments: {
    open: 'after a press of its button',
    error: 'where the browser refuses the address',
  },
  'list-button': {
    busy: 'while the platform is asked',
    error: 'after a press of its button',
    open: 'after a press of its button',
  },
  'list-link': { busy: 'while the platform is asked', error: 'after a press of the link' },
  map: { chosen: 'after a press of a marker' },
  menu: { open: 'while the pointer is on an item' },
  'mobile-grid': { mobile: 'on a phone' },
  'partial-navigation': { loading: 'while a page is fetched' },
  'passkey-login': {
    busy: 'while the browser asks',
    error: 'after a press of its button',
    unsupported: 'in a browser without passkeys',
  },
  'passkey-register': {
    busy: 'while the browser asks',
    saved: 'after a press of its button',
    registered: 'after a press of its button',
    error: 'after a press of its button',
    unsupported: 'in a browser without passkeys',
  },
  'region-modal': { zipcode: 'a postal code without a country comes by a cookie alone' },
  search: {
    open: 'while the shopper types',
    empty: 'while the shopper types',
    error: 'while the shopper types',
    loading: 'while the shopper types',
  },
  select: { open: 'after a press of its button' },
  slider: { enhanced: 'after the pointer has come near' },
  toasts: { open: 'after a message' },
  tooltip: { open: 'while the pointer is on its child' },
};
