import { CATEGORY_ROWS } from '../data/categories.ts';
import { PRODUCER_ROWS, SERIES_ROWS } from '../data/makers.ts';
import { textsFrom } from '../language.ts';
import type { Category, Producer, Series } from './catalogue.types.ts';

/** Producers, series and categories, each by the key of its row. */
export interface Places {
  readonly producers: ReadonlyMap<string, Producer>;
  readonly series: ReadonlyMap<string, Series>;
  readonly categories: ReadonlyMap<string, Category>;
}

interface GrowingCategory extends Category {
  readonly path: Category[];
  readonly children: Category[];
}

function buildCategories(): ReadonlyMap<string, Category> {
  const categories = new Map<string, GrowingCategory>();
  for (const [id, key, parentKey, names] of CATEGORY_ROWS) {
    const parent = parentKey === '' ? undefined : found(categories, parentKey);
    const category: GrowingCategory = { id, name: textsFrom(names), path: [], children: [] };
    category.path.push(...(parent?.path ?? []), category);
    parent?.children.push(category);
    categories.set(key, category);
  }
  return categories;
}

/** The entry with a key; throws when there is none. */
export function found<T>(entries: ReadonlyMap<string, T>, key: string): T {
  const entry = entries.get(key);
  if (entry === undefined) throw new Error(`[shop] catalogue: unknown key "${key}".`);
  return entry;
}

/** Producers, series and categories as the data files list them. */
export function buildPlaces(): Places {
  return {
    producers: new Map(PRODUCER_ROWS.map(([id, key, name]) => [key, { id, name }])),
    series: new Map(SERIES_ROWS.map(([id, key, names]) => [key, { id, name: textsFrom(names) }])),
    categories: buildCategories(),
  };
}
