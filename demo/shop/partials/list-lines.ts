import type { Product, Size } from '../../platform/catalogue/catalogue.types.ts';
import { UNIVERSAL_SIZE } from '../../platform/catalogue/product-builder.ts';
import { imageUrl, productUrl } from '../../platform/links.ts';
import type { ListProduct, ShoppingList } from '../../platform/lists/list.types.ts';
import { type Html, html, type Part } from '../html.ts';
import type { PageContext } from '../page.ts';
import { buyAtOnce } from './buy-at-once.ts';
import { heart } from './list-heart.ts';
import { productPrice, sizePrice } from './price.ts';

const PICTURE_WIDTH = 96;

/** A product on a list, and its size when one is chosen. */
interface ListLine {
  readonly list: ShoppingList;
  readonly product: Product;
  readonly size: Size | undefined;
}

function lineOf(
  { productId, sizeId }: ListProduct,
  list: ShoppingList,
  { shop }: PageContext,
): ListLine | undefined {
  const product = shop.catalogue.product(productId);
  return product && { list, product, size: product.sizes.find(({ id }) => id === sizeId) };
}

function purchase({ list, product, size }: ListLine, context: PageContext): Html {
  // in the URL: `shop-partial-navigation` leaves forms with other fields to the browser
  const action = `/shoppinglist.php?list=${list.id}`;
  return buyAtOnce({ product, size, action, operation: 'buy' }, context);
}

function facts({ product, size }: ListLine, { lang, texts }: PageContext): readonly Part[] {
  const isChosen = size && size.id !== UNIVERSAL_SIZE;
  return [isChosen && html`${texts.size}: ${size.name[lang]} · `, product.version[lang]];
}

function price({ product, size }: ListLine, context: PageContext): Part {
  const isKnown = size && size.grosz > 0;
  if (!isKnown) return productPrice(product, context);
  return html`<bdi>${sizePrice(size, product, context)}</bdi>`;
}

function written(line: ListLine, context: PageContext): Html {
  const { list, product, size } = line;
  const { lang, lists } = context;
  const isOwn = lists.some(({ id }) => id === list.id);
  const sizeId = size?.id ?? '';
  return html`<li class="line">
    <img class="line__picture drawn" src="${imageUrl(product, 'small')}" alt="" width="${PICTURE_WIDTH}" height="${PICTURE_WIDTH}">
    <div class="line__words">
      <a class="line__name" href="${productUrl(product, lang)}">${product.name[lang]}</a>
      <p class="line__facts">${facts(line, context)}</p>
      <div class="line__changes">${purchase(line, context)}</div>
    </div>
    <b class="line__worth">${price(line, context)}</b>
    <div class="line__heart">${heart(isOwn ? { product, sizeId, list } : { product, sizeId }, context)}</div>
  </li>`;
}

/** The products of a list, each with its forms, which work without JavaScript. */
export function listLines(list: ShoppingList, context: PageContext): Html {
  const lines = list.products.map((product) => lineOf(product, list, context));
  return html`<ul class="lines" role="list">
    ${lines.map((line) => line && written(line, context))}
  </ul>`;
}
