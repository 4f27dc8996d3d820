import { categoryUrl, producerUrl, searchUrl, seriesUrl } from '../../platform/links.ts';
import { searchCatalogue } from '../../platform/search/search.ts';
import { type Html, html } from '../html.ts';
import { type Crumb, type Page, type PageContext, sameAddress } from '../page.ts';
import { varied } from '../partials/listing/varied.ts';
import { rootLinks } from './category.ts';
import { listingPage } from './listing.ts';

const MAX_QUERIES = 6;
/** The most matching categories with a link above the list. */
const MAX_CATEGORIES = 6;

function nothingFound(text: string, { shop, lang, texts }: PageContext): Html {
  const queries = shop.catalogue.searchQueries.slice(0, MAX_QUERIES);
  return html`<p>${texts.nothingFound(text)} ${texts.nothingFoundHint}</p>
    <ul class="chips" role="list">${queries.map(
      (query) => html`<li><a class="chip" href="${searchUrl(query[lang])}">${query[lang]}</a></li>`,
    )}</ul>`;
}

function otherHits(
  hits: ReturnType<typeof searchCatalogue>,
  { lang, texts }: PageContext,
): Crumb[] {
  return [
    ...hits.categories.slice(0, MAX_CATEGORIES).map((category) => ({
      name: category.path.map((node) => node.name[lang]).join(' / '),
      href: categoryUrl(category, lang),
    })),
    ...hits.producers.map((producer) => ({
      name: `${texts.producer}: ${producer.name}`,
      href: producerUrl(producer, lang),
    })),
    ...hits.series.map((series) => ({
      name: `${texts.series}: ${series.name[lang]}`,
      href: seriesUrl(series, lang),
    })),
    ...hits.cmsPages.map((page) => ({ name: page.name[lang], href: page.link[lang] })),
  ];
}

/** `/search.php?text=`: the products that match a query; all products without a query. */
export function searchPage(context: PageContext): Page | Response {
  const { url, shop, lang, texts } = context;
  const text = (url.searchParams.get('text') ?? '').trim();
  const hits = searchCatalogue(shop.catalogue, {
    text,
    limit: shop.catalogue.products.length,
    lang,
  });
  const products = text === '' ? varied(shop.catalogue.products) : hits.products;
  const found = products.length > 0 ? texts.resultsFor(text) : texts.noResultsFor(text);
  const heading = text === '' ? texts.allProducts : found;
  return listingPage(
    {
      heading,
      products,
      crumbs: [{ name: heading }],
      categories: rootLinks(context),
      alternates: sameAddress(url),
      links: otherHits(hits, context),
      whenEmpty: nothingFound(text, context),
    },
    context,
  );
}
