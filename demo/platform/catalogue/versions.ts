import { VERSION_ROWS, type VersionRow } from '../data/versions.ts';
import { textsFrom } from '../language.ts';
import type { Catalogue, Product, Version, VersionGroup } from './catalogue.types.ts';

function groupFrom([axes, versions]: VersionRow): VersionGroup {
  return {
    axes: axes.map(([id, name, values]) => ({
      id,
      name: textsFrom(name),
      values: values.map(([valueId, text]) => ({ id: valueId, name: textsFrom(text) })),
    })),
    versions: versions.map(([productId, ...values]) => ({ productId, values })),
  };
}

/** The versions of the demo shop's products. */
export const versionGroups = (): readonly VersionGroup[] => VERSION_ROWS.map(groupFrom);

/** The version of a product in its group. */
export function versionIn({ versions }: VersionGroup, product: number): Version | undefined {
  return versions.find(({ productId }) => productId === product);
}

/** The group of a product; undefined if it has no versions. */
export function versionsOf(product: number, { versions }: Catalogue): VersionGroup | undefined {
  return versions.find((group) => versionIn(group, product));
}

/** The version with these values, in the order of the axes. */
export function versionWith(
  { versions }: VersionGroup,
  wanted: readonly number[],
): Version | undefined {
  return versions.find(({ values }) => values.every((value, axis) => value === wanted[axis]));
}

/** A value on one of the axes of a group, relative to a product of the group. */
export interface VersionPlace {
  readonly product: Product;
  readonly group: VersionGroup;
  readonly axis: number;
  readonly value: number;
}

/** The product with this value on one axis, and the current product's values on the others. */
export function leadsTo(place: VersionPlace, catalogue: Catalogue): Product | undefined {
  const { product, group, axis, value } = place;
  const own = versionIn(group, product.id)?.values ?? [];
  const version = versionWith(group, own.with(axis, value));
  return version && catalogue.product(version.productId);
}
