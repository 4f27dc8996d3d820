import { useLayoutEffect } from 'react';
import type { Product } from '../../logic/product/product.model.ts';
import { selectedSize, sizeIds } from '../../logic/product/product-record.model.ts';
import type { ProductController } from './controller.ts';
import type { ProductProps } from './product.props.ts';

/** The query parameter with the chosen size. */
const NAME = 'selected_size';

const addressSize = (): string | null => new URL(location.href).searchParams.get(NAME);

/** Sets or removes the size in the address without a new history entry, so that Back still leaves the page. */
function setAddressSize(size: string | null): void {
  if (addressSize() === size) return;
  const url = new URL(location.href);
  if (size === null) url.searchParams.delete(NAME);
  else url.searchParams.set(NAME, size);
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // a sandbox, or too many updates in a short time; the form still holds the choice
  }
}

/** The initial size of a form without one: from the address, else from the page's data. */
function firstSize({ record }: Product): string | undefined {
  const ids = sizeIds(record);
  const [listed] = Object.values<unknown>(Object(record?.selected_size_list));
  return [addressSize(), listed, selectedSize(record)].find(
    (size): size is string => typeof size === 'string' && ids.includes(size),
  );
}

/** Reads the first size from the address and writes later sizes to it. */
function follow(controller: ProductController, product: Product): void {
  const before = controller.lastSize;
  const { size } = product.choice;
  controller.lastSize = { size };
  const first = before || size ? undefined : firstSize(product);
  // fires events, which must not happen during a React render
  if (first) queueMicrotask(() => controller.choose({ size: first }));
  const count = sizeIds(product.record).length;
  if (count === 1) setAddressSize(null);
  if (before && size && size !== before.size && count > 1) setAddressSize(size);
}

/** Keeps the chosen size in the address, so that it survives sharing and reloading. */
export function useAddress(
  { card, url }: ProductProps,
  controller: ProductController,
  rendered: Product | undefined,
): void {
  const keepsUrl = card || url === 'keep';
  useLayoutEffect(() => {
    // a script may choose before the first render of a product
    const product = rendered ?? controller.read();
    if (product && !keepsUrl) follow(controller, product);
  });
}
