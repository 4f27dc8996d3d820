import type { LatLngBounds, Marker } from 'leaflet';
import Supercluster from 'supercluster';
import { MIN_ZOOM } from '../../../../logic/map/map.constants.ts';

/** Markers that form a cluster at a zoom level, at their centre. */
export interface Cluster {
  readonly id: number;
  readonly count: number;
  readonly position: { readonly lat: number; readonly lng: number };
}

interface IndexOptions {
  /** In pixels. */
  readonly radius: number;
  readonly maxZoom: number;
}

type Properties = { readonly marker: Marker };
type Index = Supercluster<Properties, Record<string, never>>;
type Feature = ReturnType<Index['getClusters']>[number];

/** The width of the world at zoom 0, in pixels. */
const WORLD_PX = 256;
/** More than the library's rounding error of a coordinate, in degrees. */
const ROUNDING = 1e-6;

const pointOf = (marker: Marker) => {
  const { lat, lng } = marker.getLatLng();
  const geometry = { type: 'Point' as const, coordinates: [lng, lat] };
  return { type: 'Feature' as const, properties: { marker }, geometry };
};

function shownAs({ properties, geometry }: Feature): Marker | Cluster {
  if ('marker' in properties) return properties.marker;
  const { cluster_id: id, point_count: count } = properties;
  const [lng = 0, lat = 0] = geometry.coordinates;
  return { id, count, position: { lat, lng } };
}

/** Indexes the clusters of markers at each zoom level. */
export function createMarkerIndex(markers: readonly Marker[], { radius, maxZoom }: IndexOptions) {
  const deepest = Math.max(Math.floor(maxZoom), MIN_ZOOM);
  const index: Index = new Supercluster({
    radius: Math.max(radius, 1),
    extent: WORLD_PX,
    minZoom: MIN_ZOOM,
    maxZoom: deepest,
  });
  index.load(markers.map(pointOf));
  return {
    /** The clusters and markers within bounds. */
    within: (bounds: LatLngBounds, zoom: number): readonly (Marker | Cluster)[] =>
      index
        .getClusters(
          [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
          zoom,
        )
        .map(shownAs),
    markersOf: ({ id }: Cluster): readonly Marker[] =>
      index.getLeaves(id, Number.POSITIVE_INFINITY).map(({ properties }) => properties.marker),
    /** The zoom level at which a cluster splits; undefined if it never does. */
    partingZoom({ id }: Cluster): number | undefined {
      const zoom = index.getClusterExpansionZoom(id);
      return zoom > deepest ? undefined : zoom;
    },
    /** The first zoom level, starting at one, at which a marker is separate; the last level if it never is. */
    zoomAlone(marker: Marker, from: number): number {
      const { lat, lng } = marker.getLatLng();
      const box = [lng - ROUNDING, lat - ROUNDING, lng + ROUNDING, lat + ROUNDING] as const;
      const isAlone = (zoom: number) =>
        index.getClusters([...box], zoom).some((feature) => shownAs(feature) === marker);
      let zoom = from;
      while (zoom < deepest && !isAlone(zoom)) zoom += 1;
      return zoom;
    },
  };
}

export type MarkerIndex = ReturnType<typeof createMarkerIndex>;
