import { useAtomValue } from 'jotai';
import { atom } from 'jotai/vanilla';
import { useMemo } from 'react';
import type { Product } from '../../logic/product/product.model.ts';
import { productEntriesAtom } from '../../logic/product/product-entries.atoms.ts';
import type { Environment } from '../host/environment.ts';
import { findProduct } from './find-product.ts';

/**
 * The product that an element follows: of the `shop-product` with that id, else of the nearest ancestor, else of the
 * page. Undefined without a product. Callers give precedence to their own attributes.
 */
export function useProduct(env: Environment, id: string | undefined): Product | undefined {
  const followedAtom = useMemo(
    () =>
      atom((get) => {
        const host = findProduct(env.host, id, get);
        const entry = get(productEntriesAtom).find((one) => one.host === host);
        return entry && get(entry.productAtom);
      }),
    // a moved element gets a new environment
    [env, id],
  );
  return useAtomValue(followedAtom);
}
