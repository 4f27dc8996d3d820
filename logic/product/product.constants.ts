/** The controls that our question to the platform has a place for, or that stand for another one of them. */
export const PLAIN_NAMES = [
  'product',
  'size',
  'number',
  'quantity',
  'mode',
  'additional',
  'subscription',
  'days_in_period',
  'multipack_radio',
  'projector_sizes',
  'operation',
];

/** What shows a product beside that of the page. */
export const ASIDE = 'dialog,[popover],shop-modal,shop-drawer,shop-product-zone';

/** A button whose form the browser sends. */
export const NATIVE_BUTTON = '[formaction],[data-shop-native]';
