import { useLayoutEffect } from 'react';
import {
  addressParameter,
  setAddressParameter,
} from '../../logic/platform/history/page-address.ts';
import type { Product } from '../../logic/product/product.atoms.ts';
import { selectedSize, sizeIds } from '../../logic/product/sizes.ts';
import { hostCell } from '../../logic/state/by-host.ts';
import { readProduct } from './hold-product.ts';
import type { ProductProps } from './product.props.ts';

const NAME = 'selected_size';

/** The size that an element's product has had last; undefined until it shows. */
const lastOf = hostCell<{ readonly size: string | undefined } | undefined>(undefined);

/** The size to begin with where the form has none: that of the address, else that of the page's data. */
function firstSize({ record }: Product): string | undefined {
  const ids = sizeIds(record);
  const [listed] = Object.values<unknown>(Object(record?.selected_size_list));
  return [addressParameter(NAME), listed, selectedSize(record)].find(
    (size): size is string => typeof size === 'string' && ids.includes(size),
  );
}

/** Follows the size of a product: the first one comes from the address, later ones go there. */
function follow(host: HTMLElement, product: Product): void {
  const last = lastOf(host);
  const before = last.current;
  const { size } = product.choice;
  last.current = { size };
  const first = before || size ? undefined : firstSize(product);
  // the page hears of it, which it cannot while React renders
  if (first) queueMicrotask(() => product.choose({ size: first }));
  const count = sizeIds(product.record).length;
  if (count === 1) setAddressParameter(NAME, undefined);
  if (before && size && size !== before.size && count > 1) setAddressParameter(NAME, size);
}

/** Keeps the chosen size in the address, so that the page can be shared and comes back as it was. */
export function useAddress(
  { env: { host }, card, url }: ProductProps,
  rendered: Product | undefined,
): void {
  const isKept = card || url === 'keep';
  useLayoutEffect(() => {
    // a script may choose before the first product is rendered
    const product = rendered ?? readProduct(host);
    if (product && !isKept) follow(host, product);
  });
}
