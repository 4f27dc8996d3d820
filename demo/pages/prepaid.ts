import { type Html, html } from '../html.ts';
import { redirect } from '../http/handler.ts';
import type { Order } from '../orders.ts';
import { type Page, type PageContext, sameAddress } from '../page.ts';
import { nothingYet } from '../partials/nothing-yet.ts';
import { money } from '../platform/money.ts';

function content(order: Order | undefined, { texts }: PageContext): Html {
  if (!order || order.isPaid) {
    return nothingYet({
      heading: order ? texts.paid : texts.nothingToPay,
      text: order ? `${texts.orderNumber(order.number)}. ${texts.paidText}` : texts.emptyBasketText,
      link: texts.startShopping,
      href: '/search.php',
    });
  }
  return html`<form class="box" action="/prepaid.php" method="post">
    <h1>${texts.payment}</h1>
    <dl class="sums">
      <div><dt>${texts.orderNumber(order.number)}</dt><dd>${texts.payments[order.payment]}</dd></div>
      <div class="sums__total"><dt>${texts.toPay}</dt><dd>${money(order.grosz).formatted}</dd></div>
    </dl>
    <p class="quiet">${texts.payNote}</p>
    <button class="button button--large button--wide" type="submit">${texts.payNow}</button>
  </form>`;
}

/** `/prepaid.php`: the payment for the order just placed. */
export function prepaidPage(context: PageContext): Page {
  const { orders, visit, texts } = context;
  return {
    kind: 'prepaid_page',
    title: texts.payment,
    crumbs: [{ name: texts.payment }],
    alternates: sameAddress(context.url),
    styles: ['basket'],
    main: content(orders.of(visit.session().id), context),
  };
}

/** `POST /prepaid.php`: pretends that the order is paid. */
export function pay({ orders, visit }: PageContext): Response {
  orders.pay(visit.session().id);
  return redirect('/prepaid.php', visit.headers);
}
