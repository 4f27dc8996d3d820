import { CMS_ROWS, SEARCH_QUERY_ROWS } from '../data/pages.ts';
import { PRODUCT_ROWS } from '../data/products.ts';
import { textsFrom } from '../language.ts';
import type { Catalogue, Product, VersionGroup } from './catalogue.types.ts';
import { membersOf } from './memberships.ts';
import { buildPlaces } from './places.ts';
import { buildProduct } from './product-builder.ts';
import { versionGroups } from './versions.ts';

/** The demo shop's catalogue, built from its data files, or one with other products. Made-up data. */
export function createCatalogue(
  given?: readonly Product[],
  versions: readonly VersionGroup[] = given ? [] : versionGroups(),
): Catalogue {
  const places = buildPlaces();
  const products = given ?? PRODUCT_ROWS.map((row) => buildProduct(row, places));
  const categories = [...places.categories.values()];
  const members = membersOf(categories, products);
  const productsById = new Map(products.map((product) => [product.id, product]));
  const categoriesById = new Map(categories.map((category) => [category.id, category]));
  return {
    products,
    versions,
    producers: [...places.producers.values()],
    series: [...places.series.values()],
    categories,
    cmsPages: CMS_ROWS.map(([id, link, name, body, changed]) => ({
      id,
      link: textsFrom(link),
      name: textsFrom(name),
      body: textsFrom(body),
      changed,
    })),
    searchQueries: SEARCH_QUERY_ROWS.map(textsFrom),
    productsIn: (category) => members.get(category) ?? [],
    product: (id) => productsById.get(id),
    category: (id) => categoriesById.get(id),
  };
}
