import { useSetAtom } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import { keepPlacesAtom } from '../../logic/list-button/list-button.atoms.ts';
import type { ListIds } from '../../logic/list-button/list-button.model.ts';
import { byHost } from '../../logic/state/by-host.ts';
import type { Environment } from '../host/environment.ts';
import type { ListedProduct } from './use-listed-product.ts';

/** The lists that hold a followed product in each of its sizes, as far as the page knows. */
const placesOf = byHost((_host: object) => new Map<string, ListIds>());

const keyOf = ({ productId, size }: ListedProduct): string => JSON.stringify([productId, size]);

/** Lets a button that follows a product be pressed for each size apart. */
export function usePlacesBySize(env: Environment, listed: ListedProduct, holders: ListIds): void {
  const keepPlaces = useSetAtom(keepPlacesAtom);
  const { host } = env;
  const before = useRef({ listed, holders });
  useLayoutEffect(() => {
    const { listed: other, holders: held } = before.current;
    before.current = { listed, holders };
    const { followed, productId, size } = listed;
    if (!followed || keyOf(other) === keyOf(listed)) return;
    const places = placesOf(host);
    places.set(keyOf(other), held);
    const known = places.get(keyOf(listed));
    // what the page says before the choice holds for the first size that is chosen
    const isFirst = other.productId === productId && other.size === undefined && !known;
    if (isFirst) return;
    const ids = known ?? new Set();
    env.setProps({ pressed: ids.size > 0 });
    keepPlaces({ host, productId, size, ids });
  });
}
