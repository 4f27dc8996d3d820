import type { Product, VersionGroup } from '../catalogue/catalogue.types.ts';
import { versionIn, versionsOf, versionWith } from '../catalogue/versions.ts';
import type { CallContext } from '../graphql/root-field.ts';
import { productUrl } from '../links.ts';

/** The value of each axis: the requested one, or else the product's. */
function selectedIn(group: VersionGroup, product: Product, query: URLSearchParams) {
  const own = versionIn(group, product.id)?.values ?? [];
  const given = query.get('multiversions[selected]');
  return given === null ? own : given.split(',').map(Number);
}

/** Whether every axis has a valid value, including the last chosen one. */
function isKnown(group: VersionGroup, selected: readonly number[], last: string | null): boolean {
  const { axes } = group;
  return (
    selected.length === axes.length &&
    axes.every(({ values }, axis) => values.some(({ id }) => id === selected[axis])) &&
    (last === null || selected.includes(Number(last)))
  );
}

/**
 * The part `multiversions`: the product for each value, combined with the chosen values of the other axes. Empty if the
 * product has no versions; null if a value is unknown.
 */
export function multiversions(product: Product, query: URLSearchParams, context: CallContext) {
  const group = versionsOf(product.id, context.shop.catalogue);
  if (!group) return [];
  const selected = selectedIn(group, product, query);
  if (!isKnown(group, selected, query.get('multiversions[last_selected]'))) return null;
  const productsWith = (axis: number, value: number) => {
    const version = versionWith(group, selected.with(axis, value));
    const found = version && context.shop.catalogue.product(version.productId);
    return found
      ? [{ product_id: String(found.id), url: productUrl(found, context.visit.lang) }]
      : [];
  };
  return group.axes.map(({ id, values }, axis) => ({
    id: String(id),
    items: Object.fromEntries(
      values.map((value, index) => {
        const products = productsWith(axis, value.id);
        const disabled = String(products.length === 0);
        return [String(index + 1), { values_id: String(value.id), products, disabled }];
      }),
    ),
  }));
}
