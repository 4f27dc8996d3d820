import type { Catalogue } from '../catalogue/catalogue.types.ts';
import { IMAGE_VIEWS, IMAGE_WIDTHS, type ImageSize, type ImageView } from '../links.ts';
import { BANNER_WIDTHS, type BannerView, bannerImage } from './banner-image.ts';
import { productImage } from './product-image.ts';

const PATH = /^\/img\/(?<id>\d{1,9})(?:-(?<view>[a-z]+))?-(?<size>[a-z]+)\.svg$/;
const BANNER = /^\/img\/banner-(?<view>[a-z]+)\.svg$/;

/** The MIME type of the images. */
export const DRAWING_TYPE = 'image/svg+xml';

function isImageSize(text: string | undefined): text is ImageSize {
  return text !== undefined && Object.hasOwn(IMAGE_WIDTHS, text);
}

const isImageView = (text: string): text is ImageView => IMAGE_VIEWS.some((view) => view === text);

function isBannerView(text: string | undefined): text is BannerView {
  return text !== undefined && Object.hasOwn(BANNER_WIDTHS, text);
}

/**
 * The image at a path: `/img/<id>-<size>.svg`, `/img/<id>-<view>-<size>.svg` or `/img/banner-<view>.svg`; undefined for
 * any other path.
 */
export function drawingAt(pathname: string, catalogue: Catalogue): string | undefined {
  const banner = BANNER.exec(pathname)?.groups?.view;
  if (isBannerView(banner)) return bannerImage(banner);
  const { id, size, view = 'whole' } = PATH.exec(pathname)?.groups ?? {};
  const product = id === undefined ? undefined : catalogue.product(Number(id));
  return product && isImageSize(size) && isImageView(view)
    ? productImage(product, size, view)
    : undefined;
}
