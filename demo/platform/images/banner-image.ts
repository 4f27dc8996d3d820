import type { Ink } from './drawing.ts';
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

interface Scheme {
  readonly ground: string;
  readonly ink: Ink;
}

const [PINE, PINE_LIGHT] = PALETTES.pine;
const [OAT, OAT_DARK] = PALETTES.oat;
/** The page's colour scheme reaches a picture; a bright one would glare on a dark page. */
const DAY: Scheme = { ground: '#eef3ea', ink: { main: PINE, accent: PINE_LIGHT, line: '#2b2521' } };
const NIGHT: Scheme = { ground: '#1d3a30', ink: { main: OAT, accent: OAT_DARK, line: '#0f1a16' } };
const SCHEMES =
  '<style>.night{display:none}@media (prefers-color-scheme:dark){.day{display:none}.night{display:inline}}</style>';

/** The things for the trail in a row, on their ground. */
function thingsOf(view: BannerView, { ground, ink }: Scheme): string {
  const width = BANNER_WIDTHS[view];
  const height = width / BANNER_SHAPE;
  const shapes = THINGS[view];
  const scale = Math.min(height / BOARD, width / (shapes.length * BOARD));
  const left = (width - shapes.length * BOARD * scale) / 2;
  const things = shapes.map(
    (shape, index) =>
      `<g transform="translate(${left + index * BOARD * scale} ${(height - BOARD * scale) / 2}) scale(${scale})">` +
      `${SHAPES[shape](ink)}</g>`,
  );
  return `<rect width="${width}" height="${height}" fill="${ground}"/>${things.join('')}`;
}

/** The SVG drawing of a banner, by day and by night. */
export function bannerImage(view: BannerView): string {
  const width = BANNER_WIDTHS[view];
  const height = width / BANNER_SHAPE;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `${SCHEMES}<g class="day">${thingsOf(view, DAY)}</g><g class="night">${thingsOf(view, NIGHT)}</g></svg>`
  );
}
