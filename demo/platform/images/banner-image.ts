import { PALETTES } from './palettes.ts';
import { SHAPES, type Shape } from './shapes.ts';

/** The banners and their sizes in pixels: each view has a picture of the same shape. */
export const BANNER_WIDTHS = { mobile: 600, tablet: 900, desktop: 1200 } as const;

/** The view that a banner is for. */
export type BannerView = keyof typeof BANNER_WIDTHS;

/** How many times a banner is as wide as it is high. */
export const BANNER_SHAPE = 3;

/** More things stand on a wider banner. */
const THINGS: Readonly<Record<BannerView, readonly Shape[]>> = {
  mobile: ['tent', 'boot'],
  tablet: ['tent', 'boot', 'backpack', 'lamp'],
  desktop: ['jacket', 'tent', 'boot', 'backpack', 'lamp', 'bottle'],
};
const BOARD = 240;
const LINE = '#2b2521';

/** The SVG drawing of a banner: things for the trail in a row. */
export function bannerImage(view: BannerView): string {
  const width = BANNER_WIDTHS[view];
  const height = width / BANNER_SHAPE;
  const shapes = THINGS[view];
  const [main, accent] = PALETTES.pine;
  const scale = Math.min(height / BOARD, width / (shapes.length * BOARD));
  const left = (width - shapes.length * BOARD * scale) / 2;
  const things = shapes.map(
    (shape, index) =>
      `<g transform="translate(${left + index * BOARD * scale} ${(height - BOARD * scale) / 2}) scale(${scale})">` +
      `${SHAPES[shape]({ main, accent, line: LINE })}</g>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="#eef3ea"/>${things.join('')}</svg>`
  );
}
