import type { Item } from '../../../platform/basket/basket.ts';
import { productUrl } from '../../../platform/links.ts';
import { type Html, html } from '../../html.ts';
import { type Page, type PageContext, sameAddress } from '../../page.ts';
import { worthText } from '../../partials/basket-lines.ts';
import { basketInstalments } from '../../partials/instalments.ts';

function line(item: Item, context: PageContext): Html {
  const { product, size, quantity, subscription, worth } = item;
  const { lang, texts } = context;
  return html`<tr>
    <td><a href="${productUrl(product, lang)}">${product.name[lang]}</a> ${size.name[lang]}
      ${subscription !== undefined && texts.everyDays(subscription)}</td>
    <td>${quantity}</td>
    <td>${worthText(worth, context)}</td>
    <td><form action="/basketchange.php" method="post">
      <input type="hidden" name="product" value="${product.id}">
      <input type="hidden" name="size" value="${size.id}">
      <button class="btn" name="operation" value="remove">${texts.remove}</button>
    </form></td>
  </tr>`;
}

/** `/basketedit.php` in the theme. */
export function hostBasketPage(context: PageContext): Page {
  const { basket, texts, url } = context;
  return {
    kind: 'basketedit_page',
    title: texts.basket,
    crumbs: [{ name: texts.basket }],
    alternates: sameAddress(url),
    main: html`<h1 class="headline">${texts.basket}</h1>
      ${basket.items.length === 0 && html`<p>${texts.emptyBasket}</p>`}
      <table id="basketedit_productslist">${basket.items.map((item) => line(item, context))}</table>
      ${basket.items.length > 0 && html`<a class="btn --solid" href="/place-order.php">${texts.toCheckout}</a>`}
      <div id="basketedit_instalments">${basketInstalments(context, 'btn')}</div>`,
  };
}
