import { html } from '../html.ts';
import { type Page, type PageContext, sameAddress } from '../page.ts';
import { basketLines } from '../partials/basket-lines.ts';
import { basketBar, basketSummary } from '../partials/basket-summary.ts';
import { errorNotice } from '../partials/error-notice.ts';
import { basketInstalments } from '../partials/instalments.ts';
import { nothingYet } from '../partials/nothing-yet.ts';
import { productZone } from '../partials/product-zone.ts';

/** `/basketedit.php`: the basket; `refusal` tells why the last change failed. */
export function basketPage(context: PageContext, refusal?: string): Page {
  const { basket, texts } = context;
  const page = {
    kind: 'basketedit_page',
    title: texts.basket,
    crumbs: [{ name: texts.basket }],
    alternates: sameAddress(new URL('/basketedit.php', context.url)),
    styles: ['basket'],
    scripts: ['basket'],
    ...(refusal !== undefined && { status: 409 }),
  } as const;
  if (basket.items.length === 0) {
    const { emptyBasket: heading, emptyBasketText: text, startShopping: link } = texts;
    return { ...page, main: nothingYet({ heading, text, link, href: '/search.php' }) };
  }
  return {
    ...page,
    main: html`<h1>${texts.basket}</h1>
      <div data-counted="refusal">${refusal !== undefined && errorNotice(refusal)}</div>
      <div class="basket">
        <div>
          ${basketLines(context)}
          <p><a href="/search.php">${texts.continueShopping}</a></p>
        </div>
        ${basketSummary(context, html`<a class="button button--large button--wide summary__checkout" href="/place-order.php">${texts.toCheckout}</a>${basketInstalments(context, 'button button--quiet')}`)}
        ${basketBar(context)}
      </div>
      ${productZone({ page: 'basketedit', zone: 'zone1', label: texts.zones.basketedit })}`,
  };
}
