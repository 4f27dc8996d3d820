import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { ForcedPlace } from '../../logic/forced-place/forced-place.model.ts';
import { createForcedPlaceAtom } from '../../logic/region-modal/region-modal.atoms.ts';
import type { Environment } from '../host/environment.ts';
import { useStates } from '../host/use-tag.ts';

/** The place that the shopper is to be told of, and the `:state()` for its kind; undefined where there is none. */
export function useForcedPlace(env: Environment): ForcedPlace | undefined {
  const [placeAtom] = useState(() => createForcedPlaceAtom(env.host));
  const place = useAtomValue(placeAtom);
  useStates(env, {
    region: place?.mode === 'region',
    zipcode: place?.mode === 'zipcode',
    'region-and-zipcode': place?.mode === 'regionAndZipcode',
  });
  return place;
}
