import type { Category, Product } from '../../../platform/catalogue/catalogue.types.ts';
import { categoryUrl } from '../../../platform/links.ts';
import { searchCatalogue } from '../../../platform/search/search.ts';
import { type Html, html } from '../../html.ts';
import type { Page, PageContext } from '../../page.ts';
import { categoryCrumbs } from '../../partials/breadcrumbs.ts';
import { options } from '../../partials/choices.ts';
import { keptFields } from '../../partials/listing/kept-query.ts';
import { sorted } from '../../partials/listing/listed-products.ts';
import { type ListQuery, PAGE_SIZES, readListQuery } from '../../partials/listing/listing-query.ts';
import { productList } from '../partials/product-list.ts';

interface Listing {
  readonly heading: string;
  readonly products: readonly Product[];
  readonly crumbs: NonNullable<Page['crumbs']>;
  readonly alternates: Page['alternates'];
}

/** The first select belongs to our tag; the theme turns the other one into a dropdown, because of its class. */
function toolbar({ sort, size }: ListQuery, { url, texts }: PageContext): Html {
  const sorting = {
    name: 'sort',
    label: texts.sortBy,
    options: texts.sorting,
    chosen: sort,
  };
  const paging = { name: 'size', label: texts.perPage, options: PAGE_SIZES, chosen: size };
  return html`<div id="menu_options">
    <form class="sort" action="${url.pathname}">
      ${keptFields(url, ['sort', 'size'])}
      <label for="select_top_sort">${sorting.label}</label>
      <shop-select auto-submit><select id="select_top_sort" name="sort">${options(sorting)}</select></shop-select>
      <label for="select_top_portions">${paging.label}</label>
      <select class="--dropdown" id="select_top_portions" name="size">${options(paging)}</select>
    </form>
  </div>`;
}

function listing({ heading, products, crumbs, alternates }: Listing, context: PageContext): Page {
  const query = readListQuery(context.url.searchParams);
  const shown = sorted(products, query.sort, context.lang).slice(0, Number(query.size));
  return {
    kind: 'search_page',
    title: heading,
    crumbs,
    alternates,
    main: html`<h1 class="headline">${heading}</h1>
      ${toolbar(query, context)}
      <section id="search">${shown.length > 0 ? productList(shown, 'h2', context) : context.texts.nothingFound(heading)}</section>`,
  };
}

/** `/search.php` in the theme: the products that match a query. */
export function hostSearchPage(context: PageContext): Page {
  const { url, shop, lang, texts } = context;
  const text = (url.searchParams.get('text') ?? '').trim();
  const { products } = shop.catalogue;
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
      crumbs: [{ name: heading }],
      alternates: { pl: inLanguage('pl'), en: inLanguage('en') },
    },
    context,
  );
}

/** `/cat-…` in the theme: a category. */
export function hostCategoryPage(category: Category, context: PageContext): Page {
  const { lang, shop } = context;
  return listing(
    {
      heading: category.name[lang],
      products: shop.catalogue.productsIn(category),
      crumbs: categoryCrumbs(category, lang),
      alternates: { pl: categoryUrl(category, 'pl'), en: categoryUrl(category, 'en') },
    },
    context,
  );
}
