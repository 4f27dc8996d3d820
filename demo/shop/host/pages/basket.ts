import type { Item } from '../../../platform/basket/basket.ts';
import { productUrl } from '../../../platform/links.ts';
import { money } from '../../../platform/money.ts';
import { type Html, html } from '../../html.ts';
import { type Page, type PageContext, sameAddress } from '../../page.ts';
import { worthText } from '../../partials/basket-lines.ts';
import { basketInstalments } from '../../partials/instalments.ts';
import { rebateForm, rebateTag } from '../../partials/rebate-code.ts';
import { taken } from '../partials/mode.ts';

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

/** The amount missing for free shipping. */
function freeShipping(context: PageContext): Html {
  const { toShippingFree, freeFrom } = context.basket;
  const text =
    toShippingFree === 0
      ? context.texts.freeShippingReached
      : context.texts.toFreeShipping(money(toShippingFree).formatted);
  const amounts = html` limit="${money(freeFrom).value}" missing="${money(toShippingFree).value}"`;
  const plain = html`<p id="basketedit_free">${text}</p>`;
  return taken(
    {
      plain,
      around: html`<shop-free-shipping${amounts}>${plain}</shop-free-shipping>`,
      instead: html`<shop-free-shipping id="basketedit_free"${amounts}></shop-free-shipping>`,
    },
    context,
  );
}

/** The rebate code. */
function rebateCode(context: PageContext): Html {
  const plain = rebateForm(context, 'btn');
  return taken({ plain, around: rebateTag(context, plain), instead: rebateTag(context) }, context);
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
      ${freeShipping(context)}
      ${basket.items.length > 0 && rebateCode(context)}
      ${basket.items.length > 0 && html`<a class="btn --solid" href="/place-order.php">${texts.toCheckout}</a>`}
      <div id="basketedit_instalments">${basketInstalments(context, 'btn')}</div>`,
  };
}
