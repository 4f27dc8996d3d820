import type { Catalogue } from '../catalogue/catalogue.types.ts';
import { IMAGE_WIDTHS, type ImageSize } from '../links.ts';
import { BANNER_WIDTHS, type BannerView, bannerImage } from './banner-image.ts';
import { productImage } from './product-image.ts';

const PATH = /^\/img\/(?<id>\d{1,9})-(?<size>[a-z]+)\.svg$/;
const BANNER = /^\/img\/banner-(?<view>[a-z]+)\.svg$/;

/** The media type of the drawings. */
export const DRAWING_TYPE = 'image/svg+xml';

function isImageSize(text: string | undefined): text is ImageSize {
  return text !== undefined && Object.hasOwn(IMAGE_WIDTHS, text);
}

function isBannerView(text: string | undefined): text is BannerView {
  return text !== undefined && Object.hasOwn(BANNER_WIDTHS, text);
}

/** The drawing at a path, `/img/<id>-<size>.svg` or `/img/banner-<view>.svg`; undefined where there is none. */
export function drawingAt(pathname: string, catalogue: Catalogue): string | undefined {
  const view = BANNER.exec(pathname)?.groups?.view;
  if (isBannerView(view)) return bannerImage(view);
  const { id, size } = PATH.exec(pathname)?.groups ?? {};
  const product = id === undefined ? undefined : catalogue.product(Number(id));
  return product && isImageSize(size) ? productImage(product, size) : undefined;
}
