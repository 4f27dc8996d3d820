import { CATEGORY_ROWS } from '../data/categories.ts';
import { PRODUCER_ROWS, SERIES_ROWS } from '../data/makers.ts';
import { groszFrom } from '../money.ts';
import type { Category, Product } from './catalogue.types.ts';
import { paidAtOnce } from './paid-at-once.ts';

type Test = (product: Product, value: string) => boolean;

const hasKey = (
  rows: readonly (readonly [number, string, string])[],
  entry: { readonly id: number } | undefined,
  key: string,
): boolean => rows.some(([id, known]) => known === key && id === entry?.id);

function isPriced(product: Product, value: string): boolean {
  const [from = 0, below = 0] = value.split('-').map(groszFrom);
  const grosz = paidAtOnce(product);
  return grosz > 0 && grosz >= from && grosz < below;
}

/** The test for each kind of term in a category's row. */
const TESTS: Readonly<Record<string, Test>> = {
  id: ({ id }, value) => id === Number(value),
  shape: ({ shape }, value) => shape === value,
  series: ({ series }, value) => hasKey(SERIES_ROWS, series, value),
  maker: ({ producer }, value) => hasKey(PRODUCER_ROWS, producer, value),
  price: isPriced,
};

function isNamed(product: Product, terms: string): boolean {
  return terms.split(' ').some((term) => {
    const [kind = '', values = ''] = term.split(':');
    const test = TESTS[kind];
    if (!test) throw new Error(`[shop] catalogue: unknown term "${term}" of a category.`);
    return values.split(',').some((value) => test(product, value));
  });
}

/** The products that each category lists with its descendants, each once, in the order of the catalogue. */
export function membersOf(
  categories: readonly Category[],
  products: readonly Product[],
): ReadonlyMap<Category, readonly Product[]> {
  const terms = new Map(CATEGORY_ROWS.map(([id, , , , text]) => [id, text]));
  const lists = (category: Category, product: Product): boolean => {
    const text = terms.get(category.id);
    return (
      product.category === category ||
      (text !== undefined && isNamed(product, text)) ||
      category.children.some((child) => lists(child, product))
    );
  };
  return new Map(
    categories.map((category) => [
      category,
      products.filter((product) => lists(category, product)),
    ]),
  );
}
