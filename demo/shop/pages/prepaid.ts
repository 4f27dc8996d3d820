import { DEFAULT_REGION, regionById } from '../../platform/region/regions.ts';
import { type Html, html, type Part } from '../html.ts';
import { lockerText } from '../orders/lockers.ts';
import type { Order } from '../orders/orders.ts';
import { type Page, type PageContext, sameAddress } from '../page.ts';
import { addressLines } from '../partials/customer/profile-addresses.ts';
import { nothingYet } from '../partials/nothing-yet.ts';
import { orderLines } from '../partials/order/order-lines.ts';
import { sumRows } from '../partials/sums.ts';
import { redirect } from '../redirect.ts';

function stateOf({ isPaid, payment }: Order): 'waiting' | 'paid' | 'onDelivery' {
  if (isPaid) return 'paid';
  return payment === 'cash' ? 'onDelivery' : 'waiting';
}

function noOrder({ texts }: PageContext): Html {
  return nothingYet({
    heading: texts.order.nothingToPay,
    text: texts.emptyBasketText,
    link: texts.startShopping,
    href: '/search.php',
  });
}

/** The button that pays; when nothing is due now, the next step instead. */
function payment(order: Order, { texts }: PageContext): Part {
  const { payNow, payNote, payOnDelivery, paidText } = texts.order;
  const state = stateOf(order);
  if (state === 'waiting') {
    return html`<form class="stack" action="/prepaid.php" method="post">
      <button class="button button--large button--wide" type="submit">${payNow}</button>
      <p class="quiet">${payNote}</p>
    </form>`;
  }
  return html`<p>${state === 'paid' ? paidText : payOnDelivery}</p>
    <p><a href="/search.php">${texts.continueShopping}</a></p>`;
}

function fact(name: string, value: string): Html {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

/** The addresses of the order, its delivery and its payment. */
function facts(order: Order, { lang, texts }: PageContext): Html {
  const { order: labels, customer } = texts;
  const { billing, deliverTo, email } = order;
  return html`<section class="card-box">
      <h2>${labels.recipient}</h2>
      ${addressLines(deliverTo ?? billing, lang)}
      ${deliverTo && [html`<h3>${labels.buyer}</h3>`, addressLines(billing, lang)]}
    </section>
    <section class="card-box">
      <h2>${labels.ways}</h2>
      <dl class="account-facts">
        ${fact(customer.deliveryMethod, labels.deliveries[order.delivery])}
        ${order.locker && fact(labels.deliveries.locker, lockerText(order.locker))}
        ${fact(customer.paymentMethod, labels.payments[order.payment])}
        ${fact(labels.state, labels.states[stateOf(order)])}
        ${billing.nip !== '' && fact(customer.nip, billing.nip)}
        ${fact(customer.email, email)}
      </dl>
    </section>`;
}

function orderSummary(order: Order, context: PageContext): Html {
  const { texts } = context;
  const { billing, deliverTo, items, sums } = order;
  const region = regionById((deliverTo ?? billing).region) ?? DEFAULT_REGION;
  return html`<div class="customer__head">
      <h1>${order.isPaid ? texts.order.paid : texts.order.thanks}</h1>
      <p>${texts.order.number(order.number)}</p>
    </div>
    <div class="basket">
      <div class="account">${facts(order, context)}</div>
      <aside class="summary" aria-labelledby="summary">
        <h2 class="summary__heading" id="summary">${texts.summary}</h2>
        ${orderLines(items, context)}
        ${sumRows({ sums, region }, context)}
        ${payment(order, context)}
      </aside>
    </div>`;
}

/** `/prepaid.php`: the order just placed, and the payment. */
export function prepaidPage(context: PageContext): Page {
  const { orders, visit, texts } = context;
  const order = orders.of(visit.session().id);
  const title = order ? texts.order.number(order.number) : texts.payment;
  return {
    kind: 'prepaid_page',
    title,
    crumbs: [{ name: title }],
    alternates: sameAddress(context.url),
    styles: ['customer', 'basket'],
    main: order ? orderSummary(order, context) : noOrder(context),
  };
}

/** `POST /prepaid.php`: simulates the payment. */
export function pay({ orders, visit }: PageContext): Response {
  orders.pay(visit.session().id);
  return redirect('/prepaid.php', visit.headers);
}
