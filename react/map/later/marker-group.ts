import { FeatureGroup, type Map as LeafletMap, type Marker } from 'leaflet';

/** The markers on a map, clustered or not. */
export interface MarkerGroup {
  readonly layer: FeatureGroup;
  /** Moves a marker into view, then calls back. */
  reveal(marker: Marker, then: () => void): void;
}

export interface GroupOptions {
  readonly map: LeafletMap;
  /** In pixels. */
  readonly radius: number;
  readonly isAnimated: boolean;
  /** The zoom level for a marker chosen in the list. */
  readonly closeZoom: number;
  readonly clusterName: (count: number) => string;
}

/** Adds the markers of a map as one layer. */
export type CreateGroup = (markers: readonly Marker[], options: GroupOptions) => MarkerGroup;

/** Markers without clustering. */
export const singleMarkers: CreateGroup = (markers, { map, closeZoom, isAnimated }) => ({
  layer: new FeatureGroup([...markers]),
  reveal(marker, then) {
    map.setView(marker.getLatLng(), Math.max(map.getZoom(), closeZoom), { animate: isAnimated });
    then();
  },
});
