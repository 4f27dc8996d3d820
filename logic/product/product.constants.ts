/** The names of controls that a request to the platform can contain, or that duplicate another one. */
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

/** A button that submits its form natively. */
export const NATIVE_BUTTON = '[formaction],[data-shop-native]';
