import {
  FeatureGroup,
  type LatLngExpression,
  type Layer,
  type Map as LeafletMap,
  Marker,
} from 'leaflet';
import type { Cluster, MarkerIndex } from './marker-index.ts';

/** The golden angle, as in a sunflower, which separates any number of pins. */
const ANGLE = Math.PI * (3 - Math.sqrt(5));
const DISTANCE_PX = 36;

/** Spreads markers around their centre. The result restores them. */
function spreadOut(
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

/** A cluster that no zoom level separates, with its markers around it. */
interface Spread {
  readonly id: number;
  readonly markers: readonly Marker[];
  readonly end: () => void;
}

/** How far outside the view markers are rendered, so that panning shows them at once. */
const BEYOND_VIEW = 0.5;

const isCluster = (shown: Marker | Cluster): shown is Cluster => !(shown instanceof Marker);

/** Shows exactly these markers, and keeps those already shown. */
function setMarkers(layer: FeatureGroup, wanted: ReadonlySet<Layer>): void {
  for (const one of layer.getLayers()) if (!wanted.has(one)) layer.removeLayer(one);
  for (const one of wanted) layer.addLayer(one);
}

/** The markers and clusters in view; `buttonOf` returns a stable button, as it may have focus. */
export function createClusterLayer(
  map: LeafletMap,
  index: MarkerIndex,
  buttonOf: (cluster: Cluster) => Marker,
) {
  const layer = new FeatureGroup();
  let spread: Spread | undefined;
  const inView = () => index.within(map.getBounds().pad(BEYOND_VIEW), map.getZoom());
  const markersFor = (shown: Marker | Cluster) => {
    if (!isCluster(shown)) return [shown];
    return shown.id === spread?.id ? spread.markers : [buttonOf(shown)];
  };
  const show = () => setMarkers(layer, new Set(inView().flatMap(markersFor)));
  const gather = () => {
    spread?.end();
    spread = undefined;
  };
  // the distances between spread markers apply to one zoom level
  const events = { zoomend: gather, moveend: show };
  layer.on('add', () => {
    map.on(events);
    show();
  });
  layer.on('remove', () => map.off(events));
  return {
    layer,
    /** Shows the markers of a cluster around it. */
    spread(cluster: Cluster) {
      gather();
      const markers = index.markersOf(cluster);
      spread = { id: cluster.id, markers, end: spreadOut(map, markers, cluster.position) };
      show();
    },
    /** The cluster in view that contains a marker. */
    clusterOf: (marker: Marker): Cluster | undefined =>
      inView()
        .filter(isCluster)
        .find((cluster) => index.markersOf(cluster).includes(marker)),
  };
}
