import { type Html, html, type Part } from '../html.ts';
import type { Crumb, Page, PageContext } from '../page.ts';
import { select } from '../partials/choices.ts';
import { paging } from '../partials/paging.ts';
import { productGrid } from '../partials/product-card.ts';
import type { Product } from '../platform/catalogue/catalogue.types.ts';
import type { Texts as InLanguages } from '../platform/language.ts';
import { type ListQuery, PAGE_SIZES, readListQuery, sorted } from './listing-query.ts';

/** What makes one listing differ from another. */
export interface Listing {
  readonly heading: string;
  readonly products: readonly Product[];
  readonly crumbs: readonly Crumb[];
  readonly alternates: InLanguages;
  /** Links above the list, like subcategories. */
  readonly links?: readonly Crumb[];
  /** What stands below the heading instead of a list that is empty. */
  readonly whenEmpty: Part;
}

function options({ sort, size }: ListQuery, { url, texts }: PageContext): Html {
  const text = url.searchParams.get('text');
  return html`<form class="options" id="menu_options" action="${url.pathname}">
    ${text !== null && html`<input type="hidden" name="text" value="${text}">`}
    ${select({ name: 'sort', label: texts.sortBy, options: texts.sorting, chosen: sort })}
    ${select({
      name: 'size',
      label: texts.perPage,
      options: PAGE_SIZES,
      chosen: size,
    })}
    <button class="button button--quiet" type="submit">${texts.apply}</button>
  </form>`;
}

function linkRow(links: readonly Crumb[]): Html {
  return html`<ul class="chips" role="list">
    ${links.map(({ name, href }) => html`<li><a class="chip" href="${href}">${name}</a></li>`)}
  </ul>`;
}

function list(products: readonly Product[], context: PageContext): Html {
  const query = readListQuery(context.url.searchParams);
  const size = Number(query.size);
  const pages = Math.max(1, Math.ceil(products.length / size));
  const page = Math.min(query.page, pages);
  const shown = sorted(products, query.sort, context.lang).slice((page - 1) * size, page * size);
  return html`<div class="listing__bar">
      <p class="listing__count">${context.texts.products(products.length)}</p>
      ${options(query, context)}
    </div>
    <h2 class="visually-hidden">${context.texts.products(shown.length)}</h2>
    ${productGrid(shown, context)}
    ${paging({ page, pages }, context)}`;
}

/** A page with a list of products, sorted and in pages. */
export function listingPage(listing: Listing, context: PageContext): Page {
  const { heading, products, crumbs, alternates, links = [], whenEmpty } = listing;
  return {
    kind: 'search_page',
    title: heading,
    crumbs,
    alternates,
    styles: ['listing'],
    main: html`<h1>${heading}</h1>
      ${links.length > 0 && linkRow(links)}
      ${products.length > 0 ? list(products, context) : whenEmpty}`,
  };
}
