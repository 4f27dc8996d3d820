import type { Catalogue } from '../../platform/catalogue/catalogue.types.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { BANNER_WIDTHS, type BannerView, bannerImage } from '../../platform/images/banner-image.ts';
import { productImage } from '../../platform/images/product-image.ts';
import { IMAGE_WIDTHS, type ImageSize } from '../../platform/links.ts';
import { StoredBody } from './stored-body.ts';

const PATH = /^\/img\/(?<id>\d{1,9})-(?<size>[a-z]+)\.svg$/;
const BANNER = /^\/img\/banner-(?<view>[a-z]+)\.svg$/;
const TYPE = 'image/svg+xml';
const A_DAY = 'public, max-age=86400';

function isImageSize(text: string | undefined): text is ImageSize {
  return text !== undefined && Object.hasOwn(IMAGE_WIDTHS, text);
}

function isBannerView(text: string | undefined): text is BannerView {
  return text !== undefined && Object.hasOwn(BANNER_WIDTHS, text);
}

/** The drawing at a path; undefined where there is none. */
function drawingAt(pathname: string, catalogue: Catalogue): string | undefined {
  const view = BANNER.exec(pathname)?.groups?.view;
  if (isBannerView(view)) return bannerImage(view);
  const { id, size } = PATH.exec(pathname)?.groups ?? {};
  const product = id === undefined ? undefined : catalogue.product(Number(id));
  return product && isImageSize(size) ? productImage(product, size) : undefined;
}

/** Serves `/img/<id>-<size>.svg` and `/img/banner-<view>.svg`: each drawing is created once and then cached. */
export function serveImages(catalogue: Catalogue): Handler {
  const drawn = new Map<string, StoredBody>();
  return (request) => {
    const { pathname } = new URL(request.url);
    const known = drawn.get(pathname);
    if (known) return known.answer(request, A_DAY);
    const drawing = drawingAt(pathname, catalogue);
    if (drawing === undefined) return undefined;
    const image = new StoredBody(new TextEncoder().encode(drawing), TYPE);
    drawn.set(pathname, image);
    return image.answer(request, A_DAY);
  };
}
