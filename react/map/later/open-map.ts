import { LatLngBounds, Map as LeafletMap, TileLayer } from 'leaflet';
import { MIN_ZOOM } from '../../../logic/map/map.constants.ts';
import type { Places, Position } from '../../../logic/map/map.schema.ts';
import { followSizes } from '../../../logic/platform/listen.ts';
import { hostCell } from '../../../logic/state/by-host.ts';

/** The visible area of a map. */
interface View {
  readonly center: Position;
  readonly zoom: number;
}

export interface MapOptions {
  readonly host: HTMLElement;
  readonly tileUrl: string;
  /** In pixels. */
  readonly tileSize: number;
  readonly maxZoom: number;
  readonly isAnimated: boolean;
}

const DEFAULT_TILE_PX = 256;

/** The view that the shopper chose, restored when the element is inserted elsewhere later. */
export const shownView = hostCell<View | undefined>(undefined);

/** The view in the attributes, serialized, when the map showed it. */
export const requestedView = hostCell('');

const tilesOf = ({ tileUrl, tileSize, maxZoom }: MapOptions): TileLayer =>
  new TileLayer(tileUrl, {
    tileSize,
    minZoom: MIN_ZOOM,
    maxZoom,
    // larger tiles contain the world at a lower zoom level
    zoomOffset: -Math.round(Math.log2(tileSize / DEFAULT_TILE_PX)),
  });

/** Shows one place, or all of them, zoomed in to at most `zoom`. */
export function showPlaces(map: LeafletMap, places: Places, zoom: number): void {
  const positions = places.flatMap((place) => (place ? [[place.lat, place.lng] as const] : []));
  if (positions.length === 0) return;
  const bounds = new LatLngBounds(positions.map(([lat, lng]) => [lat, lng]));
  map.fitBounds(bounds, { maxZoom: zoom, padding: [40, 40], animate: false });
}

/** Prevents the wheel from zooming a map that the pointer only passes during scrolling. */
function zoomByWheelInUse(map: LeafletMap): void {
  const container = map.getContainer();
  container.addEventListener('focusin', () => map.scrollWheelZoom.enable());
  container.addEventListener('focusout', () => map.scrollWheelZoom.disable());
}

/** Handles keys that the library ignores, or would handle twice. */
function answerKeys(map: LeafletMap): void {
  const container = map.getContainer();
  // buttons turn Enter into a click, which would be a second one
  container.addEventListener('keypress', (event) => event.stopPropagation(), true);
  container.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') map.closePopup();
  });
}

/** Stops pending timers of the library in a removed map: zoom animations and wheel events. */
function stopTimers(map: LeafletMap): void {
  Reflect.set(map, '_animatingZoom', false);
  clearTimeout(Reflect.get(map.scrollWheelZoom, '_timer'));
}

/** Creates a map with its tiles in an element, without a view and markers. */
export function openMap(container: HTMLElement, options: MapOptions) {
  const { host, maxZoom, isAnimated } = options;
  const map = new LeafletMap(container, {
    minZoom: MIN_ZOOM,
    maxZoom,
    // the library's controls are English markup strings
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    zoomAnimation: isAnimated,
    fadeAnimation: isAnimated,
    markerZoomAnimation: isAnimated,
    inertia: isAnimated,
  });
  const tiles = tilesOf(options).addTo(map);
  zoomByWheelInUse(map);
  answerKeys(map);
  map.on('moveend', () => {
    shownView(host).current = { center: map.getCenter(), zoom: map.getZoom() };
  });
  const stop = followSizes([container], () => map.invalidateSize({ pan: false }));
  return {
    map,
    tiles,
    close() {
      stop();
      map.remove();
      stopTimers(map);
    },
  };
}

/** An open map. */
export type OpenMap = ReturnType<typeof openMap>;
