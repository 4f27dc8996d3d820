import { shippingCosts } from '../../../logic/availability/delivery-costs.api.ts';
import { storeStocks } from '../../../logic/availability/store-stocks.api.ts';
import { basketOperation } from '../../../logic/basket/basket.api.ts';
import {
  addOperation as addToBasket,
  QUANTITIES_URL,
  quantityForm,
  removeOperation as removeFromBasket,
} from '../../../logic/basket/changes/basket-changes.api.ts';
import { variantsUrl } from '../../../logic/choice/later/request-variants.atoms.ts';
import { countsUrl } from '../../../logic/filters/filters.atoms.ts';
import { addOperation, removeOperation } from '../../../logic/list-button/list-button.api.ts';
import { loginByToken } from '../../../logic/passkey-login/passkey-login.api.ts';
import { LOGIN, LOGIN_OPTIONS } from '../../../logic/passkey-login/passkey-login-flow.api.ts';
import {
  REGISTRATION,
  REGISTRATION_OPTIONS,
} from '../../../logic/passkey-register/passkey-register.atoms.ts';
import { DEFAULT_TIMEOUT_MS, SHOPPER_TIMEOUT_MS } from '../../../logic/platform/http.ts';
import { trackingEvents } from '../../../logic/platform/later/tracking/tracking-events.ts';
import { revalidationUrl } from '../../../logic/product/later/revalidate.atoms.ts';
import { hotspots } from '../../../logic/product-zone/later/zones.api.ts';
import {
  activateOperation,
  deactivateOperation,
} from '../../../logic/rebate-code/rebate-code.api.ts';
import { UNSET_OPERATIONS } from '../../../logic/region-modal/region-modal.api.ts';
import { productsTextSearch } from '../../../logic/search/search.api.ts';
import { listsOperation } from '../../../logic/shopping-lists/later/first-list.api.ts';
import { createListOperation } from '../../../logic/shopping-lists/shopping-lists.api.ts';
import { clientEmail } from '../../../logic/stock-alert/later/client-email.api.ts';
import { alertUrl } from '../../../logic/stock-alert/later/send-alert.atoms.ts';
import type { FieldReading } from '../../../logic/validation/fields/field.ts';
import { ibanUrl } from '../../../logic/validation/later/iban.ts';
import { validateClientData } from '../../../logic/validation/later/validation.api.ts';
import { accountsCall, type Call, getCall, graphqlCall } from './call.ts';

const CHOICE = { id: '110', size: 'uniw', isSubscription: false };
const LINE = { id: '110', sizeId: 'onesize', additional: '' };
const PRODUCT = { listId: '1', productId: '110', size: 'onesize' };
const EMAIL: FieldReading = {
  id: 'email',
  type: 'email',
  value: 'ola@example.com',
  isRequired: true,
  partners: {},
};
const IBAN = 'PL61109010140000071219812874';
const AXES = ['23', '31'].map((chosen) => ({ id: '', name: '', values: [], chosen }));
const VARIANTS = variantsUrl({ product: '171', axes: AXES, last: '31' });
const ALERT = alertUrl({
  id: '110',
  size: 'uniw',
  email: 'ola@example.com',
  captcha: '',
  fields: { email: 'ola@example.com' },
});
const WIDGETS = { Basket: { format: 'json' } };
const QUANTITY = new URLSearchParams(quantityForm({ ...LINE, quantity: 1 })).toString();
const CHECK = { failure: 'validation of fields' };

const logic = (...paths: readonly string[]) => ({ from: paths.map((path) => `logic/${path}`) });
const LOGIN_FLOW = logic('passkey-login/passkey-login-flow.api.ts');
const REGISTER = logic('passkey-register/passkey-register.atoms.ts');

/** The calls of every page, whatever its tags. */
export const COMMON_CALLS: readonly Call[] = [
  graphqlCall(trackingEvents, undefined, logic('platform/later/tracking/tracking-events.ts')),
];

/** The calls that tags make, each with an example from the demo shop. */
export const CALLS: readonly Call[] = [
  graphqlCall(basketOperation, undefined, logic('basket/basket.api.ts')),
  graphqlCall(addToBasket, { ...LINE, quantity: 1 }, logic('basket/changes/basket-changes.api.ts')),
  graphqlCall(removeFromBasket, LINE, logic('basket/changes/basket-changes.api.ts')),
  {
    name: 'basketchange',
    method: 'POST',
    language: 'http',
    address: QUANTITIES_URL,
    shown: QUANTITY,
    timeoutMs: DEFAULT_TIMEOUT_MS,
    ...logic('minicart/minicart-changes.atoms.ts'),
  },
  getCall('projector', revalidationUrl(CHOICE), {
    timeoutMs: SHOPPER_TIMEOUT_MS,
    ...logic('product/later/revalidate.atoms.ts'),
  }),
  getCall('set_product_observed', ALERT, {
    timeoutMs: SHOPPER_TIMEOUT_MS,
    ...logic('stock-alert/later/send-alert.atoms.ts'),
  }),
  graphqlCall(
    hotspots,
    { zones: [{ page: 'main', zone: 'zone1', products: [] }], priceType: 'gross' },
    logic('product-zone/later/zones.api.ts'),
  ),
  graphqlCall(clientEmail, undefined, logic('stock-alert/later/client-email.api.ts')),
  graphqlCall(
    productsTextSearch,
    { text: 'mug', limit: 6 },
    { failure: 'search', ...logic('search/search.api.ts') },
  ),
  graphqlCall(validateClientData, [{ reading: EMAIL, alias: undefined }], {
    ...CHECK,
    ...logic('validation/later/validation.api.ts'),
  }),
  getCall('verify_iban', ibanUrl('{iban-url}', IBAN), {
    timeoutMs: SHOPPER_TIMEOUT_MS,
    ...CHECK,
    ...logic('validation/later/iban.ts'),
  }),
  graphqlCall(listsOperation, undefined, logic('shopping-lists/later/first-list.api.ts')),
  graphqlCall(
    createListOperation,
    { name: 'Shopping list' },
    logic('shopping-lists/shopping-lists.api.ts'),
  ),
  ...[addOperation, removeOperation].map((operation) =>
    graphqlCall(operation, PRODUCT, logic('list-button/list-button.api.ts')),
  ),
  graphqlCall(
    shippingCosts,
    { id: '110', size: 'uniw', quantity: 1 },
    logic('availability/delivery-costs.api.ts'),
  ),
  graphqlCall(storeStocks, { id: '110' }, logic('availability/store-stocks.api.ts')),
  graphqlCall(activateOperation, { code: 'LATO10' }, logic('rebate-code/rebate-code.api.ts')),
  graphqlCall(deactivateOperation, undefined, logic('rebate-code/rebate-code.api.ts')),
  ...Object.values(UNSET_OPERATIONS).map((operation) =>
    graphqlCall(operation, undefined, logic('region-modal/region-modal.api.ts')),
  ),
  accountsCall(LOGIN_OPTIONS, { domain: 'localhost' }, LOGIN_FLOW),
  accountsCall(LOGIN, { domain: 'localhost' }, LOGIN_FLOW),
  graphqlCall(loginByToken('IAI'), { token: 'token' }, logic('passkey-login/passkey-login.api.ts')),
  accountsCall(REGISTRATION_OPTIONS, 'token', REGISTER),
  accountsCall(REGISTRATION, {}, REGISTER),
  {
    name: 'widgets',
    method: 'POST',
    address: '{loader-url}',
    language: 'json',
    shown: JSON.stringify(WIDGETS),
    timeoutMs: DEFAULT_TIMEOUT_MS,
    failure: 'widget batch',
    ...logic('basket/basket.api.ts', 'count/count.atoms.ts', 'widgets/widgets.atoms.ts'),
  },
  getCall('multiversions', VARIANTS, {
    timeoutMs: SHOPPER_TIMEOUT_MS,
    ...logic('choice/later/request-variants.atoms.ts'),
  }),
  getCall('counts', countsUrl('/search.php?filter_producer=12'), {
    timeoutMs: SHOPPER_TIMEOUT_MS,
    ...logic('filters/filters.atoms.ts'),
  }),
  getCall('page', '{address}', { failure: 'partial page', ...logic('visits/visits.atoms.ts') }),
  getCall('stylesheet', '{stylesheet}', logic('config/author-styles.atoms.ts')),
];
