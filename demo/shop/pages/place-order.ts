import { basketOf } from '../../platform/basket/basket.ts';
import { billingFrom } from '../../platform/customers/billing-form.ts';
import { currentCustomer } from '../../platform/customers/current.ts';
import { fieldText } from '../../platform/customers/customer-fields.ts';
import { deliveryFrom } from '../../platform/customers/delivery-form.ts';
import { errorsOf } from '../../platform/customers/form-errors.ts';
import { money } from '../../platform/money.ts';
import { type Region, regionById, regionOf } from '../../platform/region/regions.ts';
import { html, type Part } from '../html.ts';
import { lockerOf } from '../orders/lockers.ts';
import { choiceIn, orderFindings } from '../orders/order-form.ts';
import { orderSums, USUAL_CHOICE } from '../orders/order-sums.ts';
import { type Page, type PageContext, sameAddress } from '../page.ts';
import { ELSEWHERE, type FormState, formState, sentForm } from '../partials/customer/form-state.ts';
import { profileValues } from '../partials/customer/profile-values.ts';
import { refusalNote } from '../partials/customer/refusal.ts';
import { startValue } from '../partials/customer/start-value.ts';
import { errorNotice } from '../partials/error-notice.ts';
import { type Checkout, COUNT, checkoutForm, SEEN_TOTAL } from '../partials/order/checkout.ts';
import { LOCKER, lockerZipcode } from '../partials/order/locker-choice.ts';
import { redirect } from '../redirect.ts';

/** A form with the customer's data and the defaults. */
function knownForm(context: PageContext): FormState {
  const profile = currentCustomer(context);
  const values: Partial<Record<string, string>> = profile
    ? { ...profileValues(profile), client_email: profile.email }
    : {};
  return formState(context, (name) => values[name] ?? startValue(name, context));
}

function typedForm(context: PageContext, errors = {}): FormState {
  return formState(context, (name) => context.form.get(name) ?? '', errors);
}

/** The region that the parcel goes to. */
function targetOf({ context, value }: FormState): Region {
  const id = value(value(ELSEWHERE) === '' ? 'client_region' : 'delivery_region');
  return regionById(id) ?? regionOf(context.settings.region);
}

/** The order that the form describes, with its sums. */
function checkoutOf(state: FormState): Checkout {
  const { shop, visit, form } = state.context;
  const region = targetOf(state);
  const terms = { catalogue: shop.catalogue, region, code: state.context.rebateCode };
  const basket = basketOf(shop.store.basket(visit.session().id), terms);
  const choice = { ...USUAL_CHOICE, ...choiceIn(form) };
  return { state, region, basket, choice, sums: orderSums(basket, choice) };
}

function orderPage(checkout: Checkout, status = 200, notice: Part = ''): Page {
  const { context } = checkout.state;
  const { texts } = context;
  return {
    kind: 'place-order_page',
    title: texts.placeOrder,
    crumbs: [{ name: texts.basket, href: '/basketedit.php' }, { name: texts.placeOrder }],
    alternates: sameAddress(new URL('/place-order.php', context.url)),
    styles: ['customer', 'basket'],
    scripts: ['customer', 'order'],
    status,
    main: html`<div class="customer customer--wide">
      <div class="customer__head"><h1>${texts.placeOrder}</h1></div>
      ${refusalNote(checkout.state)}
      ${notice && errorNotice(notice)}
      ${checkoutForm(checkout, context)}
    </div>`,
  };
}

/** `/place-order.php`: the order form, with the data of the customer's account. */
export function placeOrderPage(context: PageContext): Page | Response {
  const { basket, visit } = context;
  if (basket.items.length === 0) return redirect('/basketedit.php', visit.headers);
  return orderPage(checkoutOf(knownForm(context)));
}

/** Creates an order from the basket. */
function order({ state, basket, choice, sums }: Checkout): Response {
  const { context } = state;
  const { orders, shop, visit } = context;
  const [form, { id }] = [sentForm(context), visit.session()];
  const [billing, deliverTo] = [billingFrom(form), deliveryFrom(form)];
  const email = fieldText(form, 'client_email');
  const locker =
    choice.delivery === 'locker' ? lockerOf(state.value(LOCKER), lockerZipcode(state)) : undefined;
  orders.place(id, { ...choice, locker, items: basket.items, sums, email, billing, deliverTo });
  for (const { productId, sizeId } of shop.store.basket(id)) {
    shop.store.saveBasketLine(id, { productId, sizeId, quantity: 0 });
  }
  return redirect('/prepaid.php', visit.headers);
}

/**
 * `POST /place-order.php`: creates an order from the basket, or shows why it cannot; with
 * `operation=count` it only computes the sums.
 */
export function placeOrder(context: PageContext): Page | Response {
  const { basket, form, orders, visit, texts } = context;
  const isOrdered = orders.of(visit.session().id) !== undefined;
  // A form that is sent twice makes one order, and the browser shows the second response.
  if (basket.items.length === 0)
    return redirect(isOrdered ? '/prepaid.php' : '/basketedit.php', visit.headers);
  if (form.get('operation') === COUNT) return orderPage(checkoutOf(typedForm(context)));
  const errors = errorsOf(orderFindings(sentForm(context)));
  const checkout = checkoutOf(typedForm(context, errors));
  if (Object.keys(errors).length > 0) return orderPage(checkout, 422);
  const total = checkout.sums.total.gross;
  if (total > Number(form.get(SEEN_TOTAL) ?? total)) {
    return orderPage(checkout, 409, texts.order.dearer(money(total).formatted));
  }
  return order(checkout);
}
