/** The default tiles; their terms require the attribution. */
export const DEFAULT_TILE_URL = 'https://{s}.tile.openstreetmap.org/{z}/{x}/{y}.png';
/** The attribution of the default tiles, with a link. */
export const DEFAULT_ATTRIBUTION =
  '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>';
/** The minimum zoom: a continent. */
export const MIN_ZOOM = 3;
/** More markers than this are always clustered, as a page with each of them would be unusable. */
export const MAX_SINGLE_MARKERS = 500;
