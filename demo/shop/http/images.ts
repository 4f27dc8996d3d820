import type { Catalogue } from '../../platform/catalogue/catalogue.types.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { DRAWING_TYPE, drawingAt } from '../../platform/images/drawing-at.ts';
import { StoredBody } from './stored-body.ts';

const A_DAY = 'public, max-age=86400';

/** Serves the pictures of products and banners: each is created once and then cached. */
export function serveImages(catalogue: Catalogue): Handler {
  const drawn = new Map<string, StoredBody>();
  return (request) => {
    const { pathname } = new URL(request.url);
    const known = drawn.get(pathname);
    if (known) return known.answer(request, A_DAY);
    const drawing = drawingAt(pathname, catalogue);
    if (drawing === undefined) return undefined;
    const image = new StoredBody(new TextEncoder().encode(drawing), DRAWING_TYPE);
    drawn.set(pathname, image);
    return image.answer(request, A_DAY);
  };
}
