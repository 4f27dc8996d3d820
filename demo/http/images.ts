import type { Catalogue } from '../platform/catalogue/catalogue.types.ts';
import { productImage } from '../platform/images.ts';
import { IMAGE_WIDTHS, type ImageSize } from '../platform/links.ts';
import type { Handler } from './handler.ts';

const PATH = /^\/img\/(?<id>\d{1,9})-(?<size>[a-z]+)\.svg$/;
const MAX_AGE_SECONDS = 86_400;

function isImageSize(text: string | undefined): text is ImageSize {
  return text !== undefined && Object.hasOwn(IMAGE_WIDTHS, text);
}

/** Serves `/img/<id>-<size>.svg`: the drawings of the products. */
export function serveImages(catalogue: Catalogue): Handler {
  return (request) => {
    const groups = PATH.exec(new URL(request.url).pathname)?.groups;
    const product = groups && catalogue.product(Number(groups.id));
    if (!product || !isImageSize(groups.size)) return undefined;
    return new Response(productImage(product, groups.size), {
      headers: {
        'content-type': 'image/svg+xml',
        'cache-control': `public, max-age=${MAX_AGE_SECONDS}`,
        'x-content-type-options': 'nosniff',
      },
    });
  };
}
