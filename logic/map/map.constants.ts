/** The tiles where the author names none; their terms ask for the attribution beside them. */
export const DEFAULT_TILE_URL = 'https://{s}.tile.openstreetmap.org/{z}/{x}/{y}.png';
/** The note about the default tiles, with a link as services give it. */
export const DEFAULT_ATTRIBUTION =
  '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>';
/** The farthest view: a continent. */
export const MIN_ZOOM = 3;
/** More single markers than this are grouped in any case, as a page with each of them could not be used. */
export const MAX_SINGLE_MARKERS = 500;
