import type { Product } from '../../platform/catalogue/catalogue.types.ts';
import { listUrl } from '../../platform/links.ts';
import type { ListProduct, ShoppingList } from '../../platform/lists/list.types.ts';
import { isAmong } from '../../platform/lists/product-sets.ts';
import { type Html, html, type Part } from '../html.ts';
import type { PageContext } from '../page.ts';
import { heartIcon } from './icons.ts';

/** A heart button: the product, and the list that the page shows. */
interface Heart {
  readonly product: Product;
  readonly sizeId: string;
  readonly list?: ShoppingList;
  /** Whether there is space for a visible label, and for a choice of lists in the form. */
  readonly hasText?: boolean;
}

/** The size for a list before the shopper has chosen one: the only size, or none. */
function undecidedSize({ sizes: [only, ...others] }: Product): string {
  return others.length === 0 ? only.id : '';
}

/**
 * The visitor's lists in the order of the button: the list that the page shows, those with the product, then the
 * others.
 */
function listsFor(
  { product, sizeId, list }: Heart,
  { lists }: PageContext,
): readonly ShoppingList[] {
  const entry: ListProduct = { productId: product.id, sizeId };
  const rank = (candidate: ShoppingList) => {
    if (candidate.id === list?.id) return 0;
    return isAmong(candidate.products, entry) ? 1 : 2;
  };
  return lists.toSorted((a, b) => rank(a) - rank(b));
}

/** The lists in the format of the tag's attribute; empty when there are none. */
function listsData(lists: readonly ShoppingList[]): Part {
  if (lists.length === 0) return '';
  const data = lists.map(({ id, name, products }) => ({
    id,
    name,
    count: products.length,
    link: listUrl(id),
  }));
  return html` lists="${JSON.stringify(data)}"`;
}

/** The list that the form changes; a select if there is space. */
function listField(
  lists: readonly ShoppingList[],
  hasChoice: boolean,
  { texts }: PageContext,
): Part {
  const [first] = lists;
  if (!first) return '';
  if (!hasChoice || lists.length === 1) {
    return html`<input type="hidden" name="list" value="${first.id}">`;
  }
  return html`<select class="field__input heart__list" name="list" aria-label="${texts.lists.choose}">
    ${lists.map(({ id, name }) => html`<option value="${id}">${name}</option>`)}
  </select>`;
}

function fallback(heart: Heart, lists: readonly ShoppingList[], context: PageContext): Html {
  const { product, sizeId, hasText = false } = heart;
  const { lang, texts } = context;
  const isOn = isOnFirst(heart, lists);
  const name = product.name[lang];
  return html`<form class="heart__form" action="/shoppinglist.php" method="post">
    <input type="hidden" name="product" value="${product.id}">
    <input type="hidden" name="size" value="${sizeId}">
    ${listField(lists, hasText && !isOn, context)}
    <button class="heart__button" name="operation" value="${isOn ? 'remove' : 'add'}"
      aria-label="${isOn ? texts.lists.remove(name) : texts.lists.add(name)}">${heartIcon(isOn)}</button>
  </form>`;
}

function isOnFirst({ product, sizeId }: Heart, [first]: readonly ShoppingList[]): boolean {
  return isAmong(first?.products ?? [], { productId: product.id, sizeId });
}

/** The tag, with a form that works without JavaScript. The label never changes: `aria-pressed` has the state. */
export function heart(heart: Heart, context: PageContext): Html {
  const { product, sizeId, hasText } = heart;
  const { lang, texts } = context;
  const lists = listsFor(heart, context);
  const size = sizeId !== '' && html` size="${sizeId}"`;
  const { defaultName, of } = texts.lists;
  return html`<shop-list-button class="heart" product-id="${product.id}"${size}${listsData(lists)}${isOnFirst(heart, lists) && html` pressed`}>
    <span slot="label"${!hasText && html` class="visually-hidden"`}>${hasText ? defaultName : of(product.name[lang])}</span>
    ${fallback(heart, lists, context)}
  </shop-list-button>`;
}

/** The heart of a product before a size is chosen. */
export function productHeart(product: Product, context: PageContext, hasText = false): Html {
  return heart({ product, sizeId: undecidedSize(product), hasText }, context);
}
