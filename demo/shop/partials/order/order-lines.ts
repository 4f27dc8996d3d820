import type { Item } from '../../../platform/basket/basket.ts';
import { amountText } from '../../../platform/catalogue/amount.ts';
import { UNIVERSAL_SIZE } from '../../../platform/catalogue/product-builder.ts';
import { imageUrl, productUrl } from '../../../platform/links.ts';
import { type Html, html } from '../../html.ts';
import type { PageContext } from '../../page.ts';
import { worthText } from '../basket-lines.ts';

const PICTURE_WIDTH = 56;

function line({ product, size, quantity, worth }: Item, context: PageContext): Html {
  const { lang } = context;
  const label = size.id === UNIVERSAL_SIZE ? product.version[lang] : size.name[lang];
  return html`<li class="order-line">
    <img class="order-line__picture drawn" src="${imageUrl(product, 'small')}" alt="" width="${PICTURE_WIDTH}" height="${PICTURE_WIDTH}">
    <div>
      <a class="line__name" href="${productUrl(product, lang)}">${product.name[lang]}</a>
      <p class="line__facts">${label} · ${amountText(quantity, product.unit, lang)}</p>
    </div>
    <span class="order-line__worth">${worthText(worth, context)}</span>
  </li>`;
}

/** The ordered products with amounts and prices, read-only. */
export function orderLines(items: readonly Item[], context: PageContext): Html {
  return html`<ul class="order-lines" role="list">${items.map((item) => line(item, context))}</ul>`;
}
