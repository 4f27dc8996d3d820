import { FeatureGroup, type Map as LeafletMap, type Marker } from 'leaflet';

/** The markers on a map, grouped or not. */
export interface MarkerGroup {
  readonly layer: FeatureGroup;
  /** Brings a marker into view, and calls back when it is there. */
  reveal(marker: Marker, then: () => void): void;
}

export interface GroupOptions {
  readonly map: LeafletMap;
  /** In pixels. */
  readonly radius: number;
  readonly isAnimated: boolean;
  /** The zoom at which a marker that is chosen in the list shows. */
  readonly closeZoom: number;
  readonly clusterName: (count: number) => string;
}

/** Makes the markers of a map one layer. */
export type CreateGroup = (markers: readonly Marker[], options: GroupOptions) => MarkerGroup;

/** Each marker by itself. */
export const singleMarkers: CreateGroup = (markers, { map, closeZoom, isAnimated }) => ({
  layer: new FeatureGroup([...markers]),
  reveal(marker, then) {
    map.setView(marker.getLatLng(), Math.max(map.getZoom(), closeZoom), { animate: isAnimated });
    then();
  },
});
