import type { MarkerClusterGroup as Group } from 'leaflet';
import 'leaflet.markercluster';

declare module 'leaflet.markercluster' {
  /** The class, which the module exports as `build/map-library.mjs` serves it. */
  export const MarkerClusterGroup: typeof Group;
}
