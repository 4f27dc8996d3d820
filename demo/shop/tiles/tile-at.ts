import { drawTile } from './draw-tile.ts';

const PATH = /^\/tiles\/(?<z>\d{1,2})\/(?<x>\d{1,7})\/(?<y>\d{1,7})\.svg$/;
const MAX_ZOOM = 18;

/** The SVG at `/tiles/<zoom>/<x>/<y>.svg`; null for coordinates without a tile, undefined for another path. */
export function tileAt(path: string): string | null | undefined {
  const place = PATH.exec(path)?.groups;
  if (!place) return undefined;
  const tile = { z: Number(place.z), x: Number(place.x), y: Number(place.y) };
  const count = 2 ** tile.z;
  return tile.z > MAX_ZOOM || tile.x >= count || tile.y >= count ? null : drawTile(tile);
}
