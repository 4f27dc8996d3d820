import { VERSION_ROWS, type VersionRow } from '../data/versions.ts';
import { textsFrom } from '../language.ts';
import type { Catalogue, Version, VersionGroup } from './catalogue.types.ts';

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

/** The version that a product is in its group. */
export function versionIn({ versions }: VersionGroup, product: number): Version | undefined {
  return versions.find(({ productId }) => productId === product);
}

/** The group of a product; undefined where it has no versions. */
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
