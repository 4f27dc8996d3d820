import type { PriceType } from '../settings/shop-config.ts';
import { decodedText } from '../wire/plain-text.ts';
import { safeHref } from '../wire/safe-link.ts';
import type { SearchAnswer, SearchedProduct } from './search.schema.ts';

/** The kind of page that an entry leads to. */
export type SearchKind = 'query' | 'product' | 'producer' | 'series' | 'category' | 'page';

/** One entry of the results. */
export interface SearchEntry {
  readonly kind: SearchKind | 'recent' | 'more';
  /** The platform's name of the entry, without HTML entities and markup. */
  readonly name: string;
  /** The visible text: the name, or the breadcrumbs of a category. */
  readonly label: string;
  /** Undefined when the platform's link is not safe. */
  readonly link?: string | undefined;
  readonly product?: SearchedProduct;
}

/** Entries under one heading. */
export interface SearchBlock {
  readonly name: 'queries' | 'products' | 'categories' | 'info' | 'recent';
  readonly entries: readonly SearchEntry[];
}

/** Whether a text has at least `minlength` characters; an empty text never has. */
export const isLongEnough = (text: string, minlength: number): boolean =>
  text !== '' && [...text].length >= minlength;

interface Named {
  readonly name: string;
  readonly link: string;
}

/** The entry that leads to all found products. */
const MORE: SearchEntry = { kind: 'more', name: '', label: '' };

/** The non-empty blocks in display order, with at most `limit` entries of each kind. */
export function searchBlocks(answer: SearchAnswer, limit: number): SearchBlock[] {
  const entriesOf = <T extends Named>(
    kind: SearchKind,
    found: readonly T[],
    more?: (item: T) => Partial<SearchEntry>,
  ): SearchEntry[] =>
    found
      .filter(({ name }) => name.trim())
      .slice(0, limit)
      .map((item) => {
        const name = decodedText(item.name);
        return { kind, name, label: name, link: safeHref(item.link), ...more?.(item) };
      });
  const products = entriesOf('product', answer.products, (product) => ({ product }));
  const blocks: SearchBlock[] = [
    { name: 'queries', entries: entriesOf('query', answer.searchQueries) },
    { name: 'products', entries: products[0] ? [...products, MORE] : [] },
    {
      name: 'categories',
      entries: [
        ...entriesOf('producer', answer.producers),
        ...entriesOf('series', answer.series),
        ...entriesOf('category', answer.menuNodes, ({ name, bc }) => ({
          label: decodedText(bc.item.flatMap(({ title }) => title || []).join(' / ') || name),
        })),
      ],
    },
    { name: 'info', entries: entriesOf('page', answer.cms) },
  ];
  return blocks.filter(({ entries }) => entries[0]);
}

/** The number of found entries, without the entry that leads to all products. */
export const countEntries = (blocks: readonly SearchBlock[]): number =>
  blocks.flatMap(({ entries }) => entries.filter(({ kind }) => kind !== 'more')).length;

/** The element id of each entry, in the order of the arrow keys. */
export const entryIds = (blocks: readonly SearchBlock[]): string[] =>
  blocks.flatMap(({ name, entries }) => entries.map((_, index) => entryId(name, index)));

export const entryId = (block: string, index: number): string => `${block}-${index}`;

/** The platform's formatted price of a product; `onRequest` when the price is 0. */
export function productPrice(
  { price }: SearchedProduct,
  priceType: PriceType,
  onRequest: string,
): string {
  const { value, formatted } = price.price[priceType];
  return value === 0 ? onRequest : formatted;
}
