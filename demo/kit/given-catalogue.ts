import { createCatalogue } from '../platform/catalogue/catalogue.ts';
import type {
  Catalogue,
  VersionAxis,
  VersionGroup,
} from '../platform/catalogue/catalogue.types.ts';
import type { GivenProduct, GivenVersion } from './kit.types.ts';
import { wrongOption } from './options.ts';
import { productFrom, same } from './product.ts';

/** The maximum number of values of an axis, so that ids within a group are unique. */
const MOST_VALUES = 100;

/** The axes of the versions, in the order in which their names first occur. */
function axesOf(versions: readonly GivenVersion[], group: number): readonly VersionAxis[] {
  const names = [...new Set(versions.flatMap(({ values }) => Object.keys(values)))];
  return names.map((name, index) => {
    const id = group * MOST_VALUES + index + 1;
    const values = new Set(versions.flatMap(({ values: own }) => own[name] ?? []));
    return {
      id,
      name: same(name),
      values: [...values].map((value, at) => ({ id: id * MOST_VALUES + at, name: same(value) })),
    };
  });
}

function groupOf(versions: readonly GivenVersion[], index: number): VersionGroup {
  const axes = axesOf(versions, index);
  const idOf = ({ name, values }: VersionAxis, own: GivenVersion['values']): number =>
    values.find((value) => value.name.pl === own[name.pl])?.id ?? 0;
  return {
    axes,
    versions: versions.map(({ product, values }) => ({
      productId: product,
      values: axes.map((axis) => idOf(axis, values)),
    })),
  };
}

/** Throws if a version is not a product of the shop. */
function checkVersions(products: readonly GivenProduct[]): void {
  for (const [index, { versions = [] }] of products.entries()) {
    for (const [at, { product }] of versions.entries()) {
      if (products.some(({ id }) => id === product)) continue;
      const path = `products.${index}.versions.${at}.product`;
      throw wrongOption(path, `there is no product ${product}.`);
    }
  }
}

/** Creates a catalogue with a test's products. */
export function catalogueOf(products: readonly GivenProduct[]): Catalogue {
  checkVersions(products);
  const groups = products.flatMap(({ versions }) => (versions ? [versions] : []));
  return createCatalogue(products.map(productFrom), groups.map(groupOf));
}
