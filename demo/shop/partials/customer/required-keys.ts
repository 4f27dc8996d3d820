const ADDRESS = [
  'client_firstname',
  'client_lastname',
  'client_street',
  'client_street_number',
  'client_zipcode',
  'client_city',
  'client_phone',
];

const ORDER = [...ADDRESS, 'client_email'];

/** The fields that each form needs, as `shop-form` takes them: while one is empty, the platform is not asked. */
export const REQUIRED_KEYS = {
  address: ADDRESS.join(','),
  order: ORDER.join(','),
  registration: [...ORDER, 'client_login', 'client_password', 'client_password_repeat'].join(','),
} as const;
