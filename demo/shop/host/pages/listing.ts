import type { Category, Producer, Product } from '../../../platform/catalogue/catalogue.types.ts';
import { categoryUrl } from '../../../platform/links.ts';
import { searchCatalogue } from '../../../platform/search/search.ts';
import { type Html, html, type Part } from '../../html.ts';
import type { Page, PageContext } from '../../page.ts';
import { categoryCrumbs } from '../../partials/breadcrumbs.ts';
import { options } from '../../partials/choices.ts';
import { requestedCounts } from '../../partials/listing/filter-counts.ts';
import { queryFields } from '../../partials/listing/kept-query.ts';
import {
  countOfMaker,
  filtered,
  highestPrice,
  makersOf,
  sorted,
} from '../../partials/listing/listed-products.ts';
import { type ListQuery, PAGE_SIZES } from '../../partials/listing/listing-query.ts';
import { aside } from '../partials/aside.ts';
import { PRODUCERS, readHostQuery } from '../partials/host-query.ts';
import { taken } from '../partials/mode.ts';
import { counterIn, pagination } from '../partials/pagination.ts';
import { productList } from '../partials/product-list.ts';

interface Listing {
  readonly heading: string;
  readonly products: readonly Product[];
  /** The categories beside the list. */
  readonly categories: readonly Category[];
  readonly crumbs: NonNullable<Page['crumbs']>;
  readonly alternates: Page['alternates'];
}

/** The theme turns a select into a dropdown, because of its class. */
function sortSelect(choices: Html, context: PageContext): Html {
  const select = (look: Part) =>
    html`<select${look} id="select_top_sort" name="sort">${choices}</select>`;
  const tag = html`<shop-select auto-submit>${select('')}</shop-select>`;
  return taken({ plain: select(html` class="--dropdown"`), around: tag, instead: tag }, context);
}

/** The first select is that of a tag. */
function toolbar({ sort, size }: ListQuery, context: PageContext): Html {
  const { url, texts } = context;
  const sorting = {
    name: 'sort',
    label: texts.sortBy,
    options: texts.sorting,
    chosen: sort,
  };
  const paging = { name: 'size', label: texts.perPage, options: PAGE_SIZES, chosen: size };
  return html`<div id="menu_options">
    <form class="sort" action="${url.pathname}">
      ${queryFields(url, ['sort', 'size'])}
      <label for="select_top_sort">${sorting.label}</label>
      ${sortSelect(options(sorting), context)}
      <label for="select_top_portions">${paging.label}</label>
      <select class="--dropdown" id="select_top_portions" name="size">${options(paging)}</select>
    </form>
  </div>`;
}

function listing(list: Listing, context: PageContext): Page | Response {
  const { heading, products, categories, crumbs, alternates } = list;
  const query = readHostQuery(context.url.searchParams);
  const counts = requestedCounts({ products, query, makersName: PRODUCERS }, context.url);
  if (counts) return counts;
  const found = filtered(products, query);
  const size = Number(query.size);
  const first = counterIn(context.url) * size;
  const shown = sorted(found, query.sort, context.lang).slice(first, first + size);
  const search = html`<section id="search">${shown.length > 0 ? productList(shown, 'h2', context) : context.texts.nothingFound(heading)}</section>
          ${pagination({ total: found.length, first, size }, context)}`;
  const blocks = {
    categories,
    makers: makersOf(products),
    countOf: (maker: Producer) => countOfMaker(products, query, maker),
    highestPrice: highestPrice(products),
  };
  const tag = html`<shop-listing>${toolbar(query, context)}${search}</shop-listing>`;
  return {
    kind: 'search_page',
    title: heading,
    crumbs,
    alternates,
    main: html`<h1 class="headline">${heading}</h1>
      <div class="listing">
        ${aside(blocks, query, context)}
        <div class="listing__main">
          ${taken({ plain: html`${toolbar(query, context)}${search}`, around: tag, instead: tag }, context)}
        </div>
      </div>`,
  };
}

/** `/search.php` in the theme: the products that match a query. */
export function hostSearchPage(context: PageContext): Page | Response {
  const { url, shop, lang, texts } = context;
  const text = (url.searchParams.get('text') ?? '').trim();
  const { products, categories } = shop.catalogue;
  const heading = text === '' ? texts.allProducts : texts.resultsFor(text);
  const inLanguage = (other: string) =>
    `${url.pathname}?text=${encodeURIComponent(text)}&lang=${other}`;
  return listing(
    {
      heading,
      products:
        text === ''
          ? products
          : searchCatalogue(shop.catalogue, { text, limit: products.length, lang }).products,
      categories: categories.filter(({ path }) => path.length === 1),
      crumbs: [{ name: heading }],
      alternates: { pl: inLanguage('pl'), en: inLanguage('en') },
    },
    context,
  );
}

/** The children of a category, or its siblings when it has none. */
function neighbours({ children, path }: Category): readonly Category[] {
  return children.length > 0 ? children : (path.at(-2)?.children ?? []);
}

/** `/cat-…` in the theme: a category. */
export function hostCategoryPage(category: Category, context: PageContext): Page | Response {
  const { lang, shop } = context;
  return listing(
    {
      heading: category.name[lang],
      products: shop.catalogue.productsIn(category),
      categories: neighbours(category),
      crumbs: categoryCrumbs(category, lang),
      alternates: { pl: categoryUrl(category, 'pl'), en: categoryUrl(category, 'en') },
    },
    context,
  );
}
