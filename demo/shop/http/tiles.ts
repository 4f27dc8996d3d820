import type { Handler } from '../../platform/http/handler.ts';
import { tileAt } from '../tiles/tile-at.ts';
import { StoredBody } from './stored-body.ts';

const A_DAY = 'public, max-age=86400';

/** Serves `/tiles/<zoom>/<x>/<y>.svg`: the demo's generated map, which needs no other server. */
export const serveTiles: Handler = async (request) => {
  const tile = tileAt(new URL(request.url).pathname);
  if (tile === undefined) return undefined;
  if (tile === null) return new Response('Not Found', { status: 404 });
  const body = new StoredBody(new TextEncoder().encode(tile), 'image/svg+xml');
  return body.answer(request, A_DAY);
};
