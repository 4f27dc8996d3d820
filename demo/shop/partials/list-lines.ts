import type { Product, Size } from '../../platform/catalogue/catalogue.types.ts';
import { UNIVERSAL_SIZE } from '../../platform/catalogue/product-builder.ts';
import { imageUrl, productUrl } from '../../platform/links.ts';
import type { ListProduct, ShoppingList } from '../../platform/lists/list.types.ts';
import { type Html, html, type Part } from '../html.ts';
import type { PageContext } from '../page.ts';
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

/** The form that adds an entry to the basket, or the reason why it cannot be added at once. */
function purchase({ list, product, size }: ListLine, { lang, texts }: PageContext): Html {
  const name = product.name[lang];
  const link = productUrl(product, lang);
  if (product.sizes[0].grosz === 0)
    return html`<a class="button button--quiet" href="/contact.html">${texts.askForPrice}</a>`;
  if (!size)
    return html`<a class="button button--quiet" href="${link}" aria-label="${texts.lists.chooseSizeOf(name)}">${texts.lists.chooseSize}</a>`;
  if (size.stock === 0) return html`<span class="quiet">${texts.soldOut}</span>`;
  return html`<form action="/shoppinglist.php" method="post">
    <input type="hidden" name="list" value="${list.id}">
    <input type="hidden" name="product" value="${product.id}">
    <input type="hidden" name="size" value="${size.id}">
    <input type="hidden" name="quantity" value="${product.unit.sellBy}">
    <button class="button button--quiet" name="operation" value="buy" aria-label="${texts.lists.toBasketOf(name)}">${texts.lists.toBasket}</button>
  </form>`;
}

function facts({ product, size }: ListLine, { lang, texts }: PageContext): readonly Part[] {
  const isChosen = size && size.id !== UNIVERSAL_SIZE;
  return [isChosen && html`${texts.size}: ${size.name[lang]} · `, product.version[lang]];
}

function price({ product, size }: ListLine, context: PageContext): Part {
  const isKnown = size && size.grosz > 0;
  return isKnown ? sizePrice(size, product, context) : productPrice(product, context);
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

/** The products of a list, each with its forms, which work without scripts. */
export function listLines(list: ShoppingList, context: PageContext): Html {
  const lines = list.products.map((product) => lineOf(product, list, context));
  return html`<ul class="lines" role="list">
    ${lines.map((line) => line && written(line, context))}
  </ul>`;
}
