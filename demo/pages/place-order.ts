import { type Html, html, type Part } from '../html.ts';
import { redirect } from '../http/handler.ts';
import { DELIVERIES, PAYMENTS } from '../orders.ts';
import { type Page, type PageContext, sameAddress } from '../page.ts';
import { basketSummary, totalOf } from '../partials/basket-summary.ts';
import { radios } from '../partials/choices.ts';
import { textField } from '../partials/text-field.ts';

/** The fields that an order needs, with what browsers fill into them. */
const FIELDS = {
  email: { autocomplete: 'email', type: 'email' },
  phone: { autocomplete: 'tel', type: 'tel' },
  firstname: { autocomplete: 'given-name', type: 'text' },
  lastname: { autocomplete: 'family-name', type: 'text' },
  street: { autocomplete: 'street-address', type: 'text', isWide: true },
  zipcode: { autocomplete: 'postal-code', type: 'text' },
  city: { autocomplete: 'address-level2', type: 'text' },
} as const;
const FIELD_NAMES = [
  'email',
  'phone',
  'firstname',
  'lastname',
  'street',
  'zipcode',
  'city',
] as const;

function isMissing(name: string, form: URLSearchParams): boolean {
  return (form.get(name) ?? '').trim() === '';
}

function fields({ form, texts }: PageContext, isRefused: boolean): readonly Html[] {
  return FIELD_NAMES.map((name) =>
    textField({
      ...FIELDS[name],
      name,
      label: texts[name],
      value: form.get(name) ?? '',
      error: isRefused && isMissing(name, form) ? texts.fillInField : undefined,
    }),
  );
}

function choice<V extends string>(values: readonly V[], given: string | null): V | undefined {
  return values.find((value) => value === given);
}

function choices({ form, texts }: PageContext): Html {
  const [courier] = DELIVERIES;
  const [blik] = PAYMENTS;
  return html`
    ${radios({
      name: 'delivery',
      label: texts.deliveryMethod,
      options: texts.deliveries,
      chosen: choice(DELIVERIES, form.get('delivery')) ?? courier,
    })}
    ${radios({
      name: 'payment',
      label: texts.paymentMethod,
      options: texts.payments,
      chosen: choice(PAYMENTS, form.get('payment')) ?? blik,
    })}`;
}

function orderForm(context: PageContext, isRefused: boolean): Html {
  const { texts } = context;
  const notice: Part =
    isRefused && html`<p class="notice notice--error" role="alert">${texts.fillIn}</p>`;
  const action = html`<label class="choice">
      <input type="checkbox" name="understood" value="1" required><span>${texts.understand}</span>
    </label>
    <button class="button button--large button--wide" type="submit">${texts.orderAndPay}</button>`;
  return html`<form class="basket" action="/place-order.php" method="post">
    <div class="order__details">
      ${notice}
      <div class="order__head">
        <h2>${texts.yourDetails}</h2>
        <p class="quiet">${texts.addressNote}</p>
      </div>
      <div class="order__fields">${fields(context, isRefused)}</div>
      ${choices(context)}
    </div>
    ${basketSummary(context, action)}
  </form>`;
}

function orderPage(context: PageContext, isRefused: boolean): Page {
  const { texts } = context;
  return {
    kind: 'place-order_page',
    title: texts.placeOrder,
    crumbs: [{ name: texts.basket, href: '/basketedit.php' }, { name: texts.placeOrder }],
    alternates: sameAddress(new URL('/place-order.php', context.url)),
    styles: ['basket'],
    ...(isRefused && { status: 422 }),
    main: html`<h1>${texts.placeOrder}</h1>${orderForm(context, isRefused)}`,
  };
}

/** `/place-order.php`: asks for what an order needs. */
export function placeOrderPage(context: PageContext): Page | Response {
  const { basket, visit } = context;
  if (basket.items.length === 0) return redirect('/basketedit.php', visit.headers);
  return orderPage(context, false);
}

/** `POST /place-order.php`: turns the basket into an order; nothing of the address is kept. */
export function placeOrder(context: PageContext): Page | Response {
  const { basket, form, orders, shop, visit } = context;
  const { id } = visit.session();
  if (basket.items.length === 0) return redirect('/basketedit.php', visit.headers);
  const payment = choice(PAYMENTS, form.get('payment'));
  const isComplete = [...FIELD_NAMES, 'understood'].every((name) => !isMissing(name, form));
  if (!payment || !isComplete) return orderPage(context, true);
  orders.place(id, { grosz: totalOf(basket), payment });
  for (const { productId, sizeId } of shop.store.basket(id)) {
    shop.store.saveBasketLine(id, { productId, sizeId, quantity: 0 });
  }
  return redirect('/prepaid.php', visit.headers);
}
