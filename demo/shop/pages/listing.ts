import type { Producer, Product } from '../../platform/catalogue/catalogue.types.ts';
import { paidAtOnce } from '../../platform/catalogue/paid-at-once.ts';
import type { Texts as InLanguages } from '../../platform/language.ts';
import { money } from '../../platform/money.ts';
import { type Html, html, type Part } from '../html.ts';
import type { Crumb, Page, PageContext } from '../page.ts';
import { requestedCounts } from '../partials/listing/filter-counts.ts';
import {
  countOfMaker,
  filtered,
  highestPrice,
  makersOf,
  sorted,
} from '../partials/listing/listed-products.ts';
import { type ListQuery, readListQuery } from '../partials/listing/listing-query.ts';
import { side } from '../partials/listing/side.ts';
import { toolbar } from '../partials/listing/toolbar.ts';
import { paging } from '../partials/paging.ts';
import { productGrid } from '../partials/product-card.ts';

/** The most categories that a description names. */
const MAX_KINDS = 4;

/** The content of a listing. */
export interface Listing {
  readonly heading: string;
  readonly products: readonly Product[];
  readonly crumbs: readonly Crumb[];
  readonly alternates: InLanguages;
  /** The categories beside the list; the current one has no link. */
  readonly categories: readonly Crumb[];
  /** Links above the list, such as categories that match a query. */
  readonly links?: readonly Crumb[];
  /** The content below the heading of an empty list. */
  readonly whenEmpty: Part;
}

function linkRow(links: readonly Crumb[]): Html {
  return html`<ul class="chips chips--line" role="list">
    ${links.map(({ name, href }) => html`<li><a class="chip" href="${href}">${name}</a></li>`)}
  </ul>`;
}

/** The page of the products that the query asks for. */
function list(products: readonly Product[], query: ListQuery, context: PageContext): Html {
  const { lang, texts } = context;
  const size = Number(query.size);
  const pages = Math.max(1, Math.ceil(products.length / size));
  const page = Math.min(query.page, pages);
  const shown = sorted(products, query.sort, lang).slice((page - 1) * size, page * size);
  return html`${toolbar(products.length, query, context)}
    <h2 class="visually-hidden">${texts.products(shown.length)}</h2>
    ${shown.length > 0 ? productGrid(shown, context) : html`<p>${texts.chrome.nothingLeft}</p>`}
    ${paging({ page, pages, size, total: products.length }, context)}`;
}

/** The number of products, their lowest price and their categories; empty for an empty list. */
function descriptionOf(products: readonly Product[], { lang, texts }: PageContext): Part {
  const prices = products.map(paidAtOnce).filter((grosz) => grosz > 0);
  if (prices.length === 0) return '';
  const kinds = new Set(products.map(({ category }) => category.name[lang].toLowerCase()));
  return texts.listing({
    count: products.length,
    from: money(Math.min(...prices)).formatted,
    kinds: kinds.size > 1 ? [...kinds].slice(0, MAX_KINDS).join(', ') : '',
  });
}

/** A page with a list of products that can be filtered, sorted and paged. */
export function listingPage(listing: Listing, context: PageContext): Page | Response {
  const { heading, products, crumbs, alternates, categories, links = [], whenEmpty } = listing;
  const query = readListQuery(context.url.searchParams);
  const counts = requestedCounts({ products, query, makersName: 'maker' }, context.url);
  if (counts) return counts;
  const description = descriptionOf(products, context);
  const blocks = {
    categories,
    makers: makersOf(products),
    countOf: (maker: Producer) => countOfMaker(products, query, maker),
    highestPrice: highestPrice(products),
  };
  return {
    kind: 'search_page',
    title: heading,
    ...(description && { description: `${heading}: ${description}` }),
    crumbs,
    alternates,
    styles: ['listing'],
    scripts: ['lists'],
    main: html`<div class="listing__head">
        <h1>${heading}</h1>
        ${description && html`<p class="quiet">${description}</p>`}
      </div>
      ${links.length > 0 && linkRow(links)}
      ${
        products.length > 0
          ? html`<div class="listing">
              ${side(blocks, query, context)}
              <shop-listing class="listing__main" more="button" param="page" label="${heading}">${list(filtered(products, query), query, context)}</shop-listing>
            </div>`
          : whenEmpty
      }`,
  };
}
