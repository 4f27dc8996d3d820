import { useAtomValue } from 'jotai';
import { atom } from 'jotai/vanilla';
import { useMemo } from 'react';
import type { Product } from '../../logic/product/product.model.ts';
import { productPlacesAtom } from '../../logic/product/product-places.atoms.ts';
import type { Environment } from '../host/environment.ts';
import { findProduct } from './find-product.ts';

/**
 * The product that a tag follows: that of the `shop-product` which `id` names, else of the nearest around, else that of the
 * page. Undefined where there is none. A tag's own attributes win, which is its own matter.
 */
export function useProduct(env: Environment, id: string | undefined): Product | undefined {
  const followedAtom = useMemo(
    () =>
      atom((get) => {
        const host = findProduct(env.host, id, get);
        const place = get(productPlacesAtom).find((one) => one.host === host);
        return place && get(place.productAtom);
      }),
    // a tag that has moved gets another environment
    [env, id],
  );
  return useAtomValue(followedAtom);
}
