import { type Mounted, mount } from '../kit/mount.ts';
import { nextEvent } from '../kit/next-event.ts';

/** The URL of a page of the list: its query. */
export const at = (query: string): string => new URL(query, location.href).href;

interface ListPage {
  /** The ids of the products. */
  readonly products?: readonly number[];
  /** The queries of the page links. */
  readonly next?: string;
  readonly previous?: string;
  readonly total?: number;
  readonly from?: number;
  readonly order?: string;
  readonly attributes?: string;
  /** The content of a product. */
  readonly row?: (id: number) => string;
}

const product = (id: number) =>
  `<a href="/product-${id}">Product ${id}</a> <label>Quantity <input name="number" value="1"></label>
  <form method="post" action="/basketchange.php"><select name="size" aria-label="Size"><option>${id}</option></select></form>`;

const option = (value: string, chosen: string) =>
  `<option value="${value}"${value === chosen ? ' selected' : ''}>${value}</option>`;

/** The HTML of a list. */
export function list({
  products = [1, 2],
  next,
  previous,
  total,
  from,
  order = 'name',
  attributes = '',
  row = product,
}: ListPage = {}): string {
  const data = `${total === undefined ? '' : ` data-total="${total}"`}${from === undefined ? '' : ` data-from="${from}"`}`;
  return `<shop-listing ${attributes}>
    <h2>Products</h2>
    <form class="order"><label>Order <select name="sort_order">${option('name', order)}${option('price', order)}</select></label>
      <button>Apply</button></form>
    <div class="products">${products
      .map((id) => `<div class="product" data-product_id="${id}">${row(id)}</div>`)
      .join('')}</div>
    <nav aria-label="Pages"${data}>
      ${previous === undefined ? '' : `<a rel="prev" href="${previous}">Previous page</a>`}
      ${next === undefined ? '' : `<a rel="next" href="${next}">Next page</a>`}
    </nav>
  </shop-listing>`;
}

/** The HTML of a page with a list. */
export const pageOf = (content: string, title = 'List'): string =>
  `<!doctype html><html lang="pl"><head><title>${title}</title></head><body>${content}</body></html>`;

/** A page with a list, and whatever else is around it. */
export function mountList(content: string, lang = 'pl'): Promise<Mounted<'shop-listing'>> {
  const page = document.createElement('div');
  page.innerHTML = content;
  return mount('shop-listing', page, { lang });
}

/** The ids of the products that the list shows. */
export const ids = ({ element }: Mounted): readonly number[] =>
  [...element.querySelectorAll<HTMLElement>('.product')].map(({ dataset }) =>
    Number(dataset.product_id),
  );

/** Performs an action, and waits until the list has changed; returns the detail of the event. */
export async function changed({ element }: Mounted, act: () => unknown): Promise<unknown> {
  const event = nextEvent(element, 'shop-listing-load');
  await act();
  return (await event).detail;
}

/** A link or another element of the list. */
export function inList<E extends HTMLElement = HTMLElement>(
  { element }: Mounted,
  selector: string,
): E {
  const found = element.querySelector<E>(selector);
  if (!found) throw new Error(`Expected ${selector} in the list.`);
  return found;
}
