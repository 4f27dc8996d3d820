import type { Handler } from '../../platform/http/handler.ts';
import { drawTile } from '../tiles/draw-tile.ts';
import { StoredBody } from './stored-body.ts';

const PATH = /^\/tiles\/(?<z>\d{1,2})\/(?<x>\d{1,7})\/(?<y>\d{1,7})\.svg$/;
const MAX_ZOOM = 18;
const A_DAY = 'public, max-age=86400';

/** Serves `/tiles/<zoom>/<x>/<y>.svg`: the drawn map of the demo, which needs no other server. */
export const serveTiles: Handler = async (request) => {
  const place = PATH.exec(new URL(request.url).pathname)?.groups;
  if (!place) return undefined;
  const tile = { z: Number(place.z), x: Number(place.x), y: Number(place.y) };
  const count = 2 ** tile.z;
  if (tile.z > MAX_ZOOM || tile.x >= count || tile.y >= count) {
    return new Response('Not Found', { status: 404 });
  }
  const body = new StoredBody(new TextEncoder().encode(drawTile(tile)), 'image/svg+xml');
  return body.answer(request, A_DAY);
};
