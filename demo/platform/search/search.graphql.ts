import * as v from 'valibot';
import type { Product } from '../catalogue/catalogue.types.ts';
import { productFacts } from '../catalogue/product.graphql.ts';
import { type CallContext, type RootField, rootField } from '../graphql/root-field.ts';
import type { Language } from '../language.ts';
import { categoryUrl, producerUrl, searchUrl, seriesUrl } from '../links.ts';
import { entryPrice } from './entry-price.ts';
import { searchCatalogue } from './search.ts';

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;
const SearchArgs = v.object({
  searchInput: v.object({ text: v.string(), limit: v.nullish(v.number(), DEFAULT_LIMIT) }),
});

function productEntry(product: Product, lang: Language) {
  return { ...productFacts(product, lang), price: { price: entryPrice(product, lang) } };
}

function search({ searchInput }: v.InferOutput<typeof SearchArgs>, { shop, visit }: CallContext) {
  const { lang } = visit;
  const limit = Math.min(Math.max(searchInput.limit, 0), MAX_LIMIT);
  const hits = searchCatalogue(shop.catalogue, { text: searchInput.text, limit, lang });
  return {
    searchQueries: hits.searchQueries.map((query) => ({
      name: query[lang],
      link: searchUrl(query[lang]),
    })),
    products: hits.products.map((product) => productEntry(product, lang)),
    producers: hits.producers.map((producer) => ({
      name: producer.name,
      link: producerUrl(producer, lang),
    })),
    series: hits.series.map((series) => ({
      name: series.name[lang],
      link: seriesUrl(series, lang),
    })),
    menuNodes: hits.categories.map((category) => ({
      name: category.name[lang],
      link: categoryUrl(category, lang),
    })),
    cms: hits.cmsPages.map((page) => ({ name: page.name[lang], link: page.link[lang] })),
  };
}

/** The text search (docs/specification.md#s7-row-15). */
export const searchFields: Readonly<Record<string, RootField>> = {
  productsTextSearch: rootField({ kind: 'search', args: SearchArgs, resolve: search }),
};
