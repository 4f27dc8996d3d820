import type { Catalogue } from '../../platform/catalogue/catalogue.types.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { productImage } from '../../platform/images/product-image.ts';
import { IMAGE_WIDTHS, type ImageSize } from '../../platform/links.ts';
import { StoredBody } from './stored-body.ts';

const PATH = /^\/img\/(?<id>\d{1,9})-(?<size>[a-z]+)\.svg$/;
const TYPE = 'image/svg+xml';
const A_DAY = 'public, max-age=86400';

function isImageSize(text: string | undefined): text is ImageSize {
  return text !== undefined && Object.hasOwn(IMAGE_WIDTHS, text);
}

/** Serves `/img/<id>-<size>.svg`: the drawing of a product, created once and then cached. */
export function serveImages(catalogue: Catalogue): Handler {
  const drawn = new Map<string, StoredBody>();
  return (request) => {
    const { pathname } = new URL(request.url);
    const { id, size } = PATH.exec(pathname)?.groups ?? {};
    const product = id === undefined ? undefined : catalogue.product(Number(id));
    if (!product || !isImageSize(size)) return undefined;
    const known = drawn.get(pathname);
    if (known) return known.answer(request, A_DAY);
    const image = new StoredBody(new TextEncoder().encode(productImage(product, size)), TYPE);
    drawn.set(pathname, image);
    return image.answer(request, A_DAY);
  };
}
