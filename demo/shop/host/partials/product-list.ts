import type { Product } from '../../../platform/catalogue/catalogue.types.ts';
import { imageUrl, listUrl, productUrl } from '../../../platform/links.ts';
import { type Html, html, jsonScript, type Part } from '../../html.ts';
import type { PageContext } from '../../page.ts';
import { heartIcon } from '../../partials/icons.ts';
import { productPrice } from '../../partials/price.ts';
import { adopts, taken } from './mode.ts';

const PICTURE_WIDTH = 300;
/** The theme's id for the only size of a product; the platform's is `uniw`. */
const ONE_SIZE = 'onesize';
/** The product page has a control with the size, which the theme's script writes. */
const CHOSEN_SIZE = html` size-from="#projector_size_hidden"`;

/** The attributes of the product; on a page with `shop-product` the tag follows that element instead. */
function listed({ id, sizes }: Product, isPage: boolean, context: PageContext): Part {
  if (isPage && adopts('product', context)) return '';
  const size = sizes.length === 1 ? html` size="${ONE_SIZE}"` : isPage && CHOSEN_SIZE;
  return html` product-id="${id}"${size}`;
}

/** Adds a product to the list that the template names; `text` is the label beside the heart. */
export function listButton(product: Product, context: PageContext, text?: Html): Html {
  const { lists } = context;
  const known = lists.map(({ id, name, products }) => ({
    id,
    name,
    count: products.length,
    link: listUrl(id),
  }));
  const isPage = text !== undefined;
  const label = !isPage && html` aria-label="${context.texts.lists.link}"`;
  const plain = html`<button class="add_to_list" type="button"${label}>${heartIcon()}${text}</button>`;
  const tag = html`<shop-list-button${listed(product, isPage, context)}>
    <script type="application/json">${jsonScript(known)}</script>
    ${text}
  </shop-list-button>`;
  return taken({ plain, around: tag, instead: tag }, context);
}

/** The level of the cards' headings, one below that of their section. */
type Heading = 'h2' | 'h3';

function card(product: Product, heading: Heading, context: PageContext): Html {
  const { lang } = context;
  return html`<div class="product" data-product_id="${product.id}">
    <a class="product__icon" href="${productUrl(product, lang)}" tabindex="-1" aria-hidden="true"><img src="${imageUrl(product, 'medium')}" alt=""
      width="${PICTURE_WIDTH}" height="${PICTURE_WIDTH}"></a>
    <${heading}><a class="product__name" href="${productUrl(product, lang)}">${product.name[lang]}</a></${heading}>
    <div class="product__prices">${productPrice(product, context)}</div>
    <div class="product__compare">${listButton(product, context)}</div>
  </div>`;
}

/** Products in a row of cards. */
export function productList(
  products: readonly Product[],
  heading: Heading,
  context: PageContext,
): Html {
  return html`<div class="products">${products.map((product) => card(product, heading, context))}</div>`;
}
