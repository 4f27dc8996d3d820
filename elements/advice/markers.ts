import { readPlaces } from '../../logic/map/map.schema.ts';
import type { AuthoredTag } from './authored-tag.ts';

/** Warns about addresses of a map without a valid position, as the map does when it renders. */
export function warnOfMarkers(host: AuthoredTag): void {
  if (host.localName !== 'shop-map') return;
  const addresses = [...host.querySelectorAll('[data-lat][data-lng]')];
  readPlaces(
    addresses.map((one) => ({
      lat: one.getAttribute('data-lat'),
      lng: one.getAttribute('data-lng'),
    })),
  );
}
