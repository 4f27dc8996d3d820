import type { Catalogue, Product } from '../catalogue/catalogue.types.ts';
import type { Language } from '../language.ts';
import { foldedWords, foldText } from './fold.ts';

/** How well a text matches a query; lower is better. */
enum Rank {
  StartsWith,
  WordsStartWith,
  Contains,
}

/** A search query; `limit` is the maximum of entries of each kind. */
export interface Search {
  readonly text: string;
  readonly limit: number;
  readonly lang: Language;
}

function rankOf(text: string, terms: readonly string[]): Rank | undefined {
  const folded = foldText(text);
  if (folded.startsWith(terms.join(' '))) return Rank.StartsWith;
  const words = foldedWords(text);
  if (terms.every((term) => words.some((word) => word.startsWith(term)))) {
    return Rank.WordsStartWith;
  }
  return terms.every((term) => folded.includes(term)) ? Rank.Contains : undefined;
}

function createFinder({ text, limit }: Search) {
  const terms = foldedWords(text);
  return <T>(entries: readonly T[], textOf: (entry: T) => string): T[] => {
    if (terms.length === 0) return [];
    return entries
      .map((entry) => ({ entry, rank: rankOf(textOf(entry), terms) }))
      .filter((hit) => hit.rank !== undefined)
      .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
      .slice(0, limit)
      .map((hit) => hit.entry);
  };
}

function productText({ name, producer, series, version }: Product, lang: Language): string {
  return [name[lang], series?.name[lang], producer.name, version[lang]].join(' ');
}

/** The entries of the catalogue that match every word of a query, best first; case and diacritics are ignored. */
export function searchCatalogue(catalogue: Catalogue, search: Search) {
  const find = createFinder(search);
  const { lang } = search;
  return {
    searchQueries: find(catalogue.searchQueries, (query) => query[lang]),
    products: find(catalogue.products, (product) => productText(product, lang)),
    producers: find(catalogue.producers, (producer) => producer.name),
    series: find(catalogue.series, (series) => series.name[lang]),
    categories: find(catalogue.categories, (category) => category.name[lang]),
    cmsPages: find(catalogue.cmsPages, (page) => page.name[lang]),
  };
}
