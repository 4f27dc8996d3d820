import { LatLngBounds, Map as LeafletMap, TileLayer } from 'leaflet';
import { MIN_ZOOM } from '../../../logic/map/map.constants.ts';
import type { Places, Position } from '../../../logic/map/map.schema.ts';
import { hostCell } from '../../../logic/state/by-host.ts';

/** The part of the Earth that a map shows. */
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

/** The view that the shopper chose: an element that is put elsewhere later shows it again. */
export const shownView = hostCell<View | undefined>(undefined);

/** The view that the attributes asked for, as text, when the map showed it. */
export const askedView = hostCell('');

const tilesOf = ({ tileUrl, tileSize, maxZoom }: MapOptions): TileLayer =>
  new TileLayer(tileUrl, {
    tileSize,
    minZoom: MIN_ZOOM,
    maxZoom,
    // broader tiles hold the world at a lower zoom
    zoomOffset: -Math.round(Math.log2(tileSize / DEFAULT_TILE_PX)),
  });

/** The view of one place, or of all of them, at most as close as `zoom`. */
export function showPlaces(map: LeafletMap, places: Places, zoom: number): void {
  const positions = places.flatMap((place) => (place ? [[place.lat, place.lng] as const] : []));
  if (positions.length === 0) return;
  const bounds = new LatLngBounds(positions.map(([lat, lng]) => [lat, lng]));
  map.fitBounds(bounds, { maxZoom: zoom, padding: [40, 40], animate: false });
}

/** Scrolling the page must not zoom a map that the pointer only passes. */
function zoomByWheelInUse(map: LeafletMap): void {
  const container = map.getContainer();
  container.addEventListener('focusin', () => map.scrollWheelZoom.enable());
  container.addEventListener('focusout', () => map.scrollWheelZoom.disable());
}

/** The keys that the library leaves to others, or would answer a second time. */
function answerKeys(map: LeafletMap): void {
  const container = map.getContainer();
  // buttons answer Enter by a click, which would be a second press
  container.addEventListener('keypress', (event) => event.stopPropagation(), true);
  container.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') map.closePopup();
  });
}

/** Ends what the library leaves under way in a map that is gone: a zoom, and turns of the wheel not yet answered. */
function stopTimers(map: LeafletMap): void {
  Reflect.set(map, '_animatingZoom', false);
  clearTimeout(Reflect.get(map.scrollWheelZoom, '_timer'));
}

/** A map in an element, without a view and markers yet, and its tiles. */
export function openMap(container: HTMLElement, options: MapOptions) {
  const { host, maxZoom, isAnimated } = options;
  const map = new LeafletMap(container, {
    minZoom: MIN_ZOOM,
    maxZoom,
    // the library's controls are markup in strings, and English
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
  const sizes = new ResizeObserver(() => map.invalidateSize({ pan: false }));
  sizes.observe(container);
  return {
    map,
    tiles,
    close() {
      sizes.disconnect();
      map.remove();
      stopTimers(map);
    },
  };
}

/** An open map. */
export type OpenMap = ReturnType<typeof openMap>;
