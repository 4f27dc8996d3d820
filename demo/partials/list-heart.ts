import { type Html, html, type Part } from '../html.ts';
import type { PageContext } from '../page.ts';
import type { Product } from '../platform/catalogue/catalogue.types.ts';
import { listUrl } from '../platform/links.ts';
import type { ListProduct, ShoppingList } from '../platform/lists/list.types.ts';
import { isAmong } from '../platform/lists/product-sets.ts';
import { heartIcon } from './icons.ts';

/** A heart: what it puts on a list, and on which; without a list it is the visitor's first one. */
interface Heart {
  readonly product: Product;
  readonly sizeId: string;
  readonly list?: ShoppingList;
  /** Whether it says beside the heart what it does. */
  readonly hasWords?: boolean;
}

/** The size that a product is put on a list with before one is chosen. */
function undecidedSize({ sizes: [only, ...others] }: Product): string {
  return others.length === 0 ? only.id : '';
}

/** The visitor's lists as the tag takes them; nothing where there are none. */
function listsData({ lists }: PageContext): Part {
  if (lists.length === 0) return '';
  const data = lists.map(({ id, name, products }) => ({
    id,
    name,
    count: products.length,
    link: listUrl(id),
  }));
  return html` lists="${JSON.stringify(data)}"`;
}

/** The tag, and without script a form that does the same. */
export function heart({ product, sizeId, list, hasWords }: Heart, context: PageContext): Html {
  const { lang, lists, texts } = context;
  const name = product.name[lang];
  const entry: ListProduct = { productId: product.id, sizeId };
  const isOn = isAmong((list ?? lists[0])?.products ?? [], entry);
  const which = list ? html` list-id="${list.id}"` : listsData(context);
  const size = sizeId !== '' && html` size="${sizeId}"`;
  return html`<shop-list-button class="heart" product-id="${product.id}"${size}${which}${isOn && html` pressed`}>
    <span slot="label"${!hasWords && html` class="visually-hidden"`}>${hasWords ? texts.lists.defaultName : texts.lists.add(name)}</span>
    <form action="/shoppinglist.php" method="post">
      <input type="hidden" name="product" value="${product.id}">
      <input type="hidden" name="size" value="${sizeId}">
      ${list && html`<input type="hidden" name="list" value="${list.id}">`}
      <button class="heart__button" name="operation" value="${isOn ? 'remove' : 'add'}"
        aria-label="${isOn ? texts.lists.remove(name) : texts.lists.add(name)}">${heartIcon(isOn)}</button>
    </form>
  </shop-list-button>`;
}

/** The heart of a product before a size is chosen, for the visitor's first list. */
export function productHeart(product: Product, context: PageContext, hasWords = false): Html {
  return heart({ product, sizeId: undecidedSize(product), hasWords }, context);
}
