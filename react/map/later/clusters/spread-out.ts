import type { LatLngExpression, Map as LeafletMap, Marker } from 'leaflet';

/** As the seeds of a sunflower lie, which keeps any number of pins apart. */
const ANGLE = Math.PI * (3 - Math.sqrt(5));
const DISTANCE_PX = 36;

/** Moves markers to places around their middle; the result puts them back. */
export function spreadOut(
  map: LeafletMap,
  markers: readonly Marker[],
  middle: LatLngExpression,
): () => void {
  const center = map.latLngToLayerPoint(middle);
  const places = markers.map((marker) => marker.getLatLng());
  markers.forEach((marker, at) => {
    const distance = DISTANCE_PX * Math.sqrt(at + 0.5);
    const angle = at * ANGLE;
    const point = center.add([distance * Math.cos(angle), distance * Math.sin(angle)]);
    marker.setLatLng(map.layerPointToLatLng(point));
  });
  return () => {
    markers.forEach((marker, at) => {
      const place = places[at];
      if (place) marker.setLatLng(place);
    });
  };
}
