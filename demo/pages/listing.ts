import { type Html, html, type Part } from '../html.ts';
import type { Crumb, Page, PageContext } from '../page.ts';
import { side } from '../partials/listing/side.ts';
import { toolbar } from '../partials/listing/toolbar.ts';
import { paging } from '../partials/paging.ts';
import { productGrid } from '../partials/product-card.ts';
import type { Product } from '../platform/catalogue/catalogue.types.ts';
import type { Texts as InLanguages } from '../platform/language.ts';
import { filtered, makersOf, sorted } from './listed-products.ts';
import { type ListQuery, readListQuery } from './listing-query.ts';

/** What makes one listing differ from another. */
export interface Listing {
  readonly heading: string;
  readonly products: readonly Product[];
  readonly crumbs: readonly Crumb[];
  readonly alternates: InLanguages;
  /** The categories beside the list; the one without a link is this one. */
  readonly categories: readonly Crumb[];
  /** Links above the list, like other things that were found. */
  readonly links?: readonly Crumb[];
  /** What stands below the heading instead of a list that is empty. */
  readonly whenEmpty: Part;
}

function linkRow(links: readonly Crumb[]): Html {
  return html`<ul class="chips" role="list">
    ${links.map(({ name, href }) => html`<li><a class="chip" href="${href}">${name}</a></li>`)}
  </ul>`;
}

/** The part of the products that a page shows. */
function list(products: readonly Product[], query: ListQuery, context: PageContext): Html {
  const { lang, texts } = context;
  const size = Number(query.size);
  const pages = Math.max(1, Math.ceil(products.length / size));
  const page = Math.min(query.page, pages);
  const shown = sorted(products, query.sort, lang).slice((page - 1) * size, page * size);
  return html`${toolbar(products.length, query, context)}
    <h2 class="visually-hidden">${texts.products(shown.length)}</h2>
    ${shown.length > 0 ? productGrid(shown, context) : html`<p>${texts.chrome.nothingLeft}</p>`}
    ${paging({ page, pages }, context)}`;
}

/** A page with a list of products, filtered, sorted and in pages. */
export function listingPage(listing: Listing, context: PageContext): Page {
  const { heading, products, crumbs, alternates, categories, links = [], whenEmpty } = listing;
  const query = readListQuery(context.url.searchParams);
  const blocks = { categories, makers: makersOf(products) };
  return {
    kind: 'search_page',
    title: heading,
    crumbs,
    alternates,
    styles: ['listing'],
    main: html`<h1>${heading}</h1>
      ${links.length > 0 && linkRow(links)}
      ${
        products.length > 0
          ? html`<div class="listing">
              ${side(blocks, query, context)}
              <div class="listing__main">${list(filtered(products, query), query, context)}</div>
            </div>`
          : whenEmpty
      }`,
  };
}
