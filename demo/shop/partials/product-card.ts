import type { Product } from '../../platform/catalogue/catalogue.types.ts';
import { hasStock } from '../../platform/catalogue/stock.ts';
import { IMAGE_WIDTHS, imageUrl, productUrl } from '../../platform/links.ts';
import { type Html, html } from '../html.ts';
import type { PageContext } from '../page.ts';
import { cardPurchase } from './card-purchase.ts';
import { productHeart } from './list-heart.ts';
import { omnibus } from './omnibus.ts';
import { productPrice, struckPrice } from './price.ts';

/** The number of cards in the first viewport, whose images must not load lazily. */
const EAGER_CARDS = 4;

function cardContent(product: Product, index: number, context: PageContext): Html {
  const { lang, texts } = context;
  const isSoldOut = !product.sizes.some(hasStock);
  return html`<div class="card__picture drawn">
      <img src="${imageUrl(product, 'medium')}" alt="" width="${IMAGE_WIDTHS.medium}"
        height="${IMAGE_WIDTHS.medium}"${index >= EAGER_CARDS && html` loading="lazy"`}>
      ${isSoldOut && html`<span class="badge">${texts.soldOut}</span>`}
    </div>
    <p class="card__maker">${product.producer.name}</p>
    <h3 class="card__name"><a href="${productUrl(product, lang)}">${product.name[lang]}</a></h3>
    <p class="card__price">${productPrice(product, context)} ${struckPrice(product, context)}</p>
    ${omnibus(product, context)}
    ${!isSoldOut && html`<div class="card__buy">${cardPurchase(product, context)}</div>`}
    <div class="card__heart">${productHeart(product, context)}</div>`;
}

/** Products as a grid of cards. */
export function productGrid(products: readonly Product[], context: PageContext): Html {
  return html`<ul class="grid" role="list">
    ${products.map((product, index) => html`<li class="card">${cardContent(product, index, context)}</li>`)}
  </ul>`;
}

/** Products as cards in a slider, which is named after the heading above it. */
export function productSlider(
  products: readonly Product[],
  heading: string,
  context: PageContext,
): Html {
  return html`<shop-slider class="card-slider" label="${heading}" align="start">
    ${products.map(
      (product) => html`<div class="card">${cardContent(product, EAGER_CARDS, context)}</div>`,
    )}
  </shop-slider>`;
}
