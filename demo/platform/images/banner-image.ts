import { campfire, inkOf, standing, type Thing } from './camp.ts';
import { DAY, type Light, landscape, NIGHT } from './landscape.ts';

/** The width of the banner for each view in pixels; the aspect ratio is the same. */
export const BANNER_WIDTHS = { mobile: 600, tablet: 900, desktop: 1500 } as const;

/** The view that a banner is for. */
export type BannerView = keyof typeof BANNER_WIDTHS;

/** The aspect ratio of a banner: width to height. */
export const BANNER_SHAPE = 3;

/** The things around the fire, from back to front. */
const THINGS: readonly Thing[] = [
  { shape: 'tent', ink: inkOf('clay'), at: [236, 352], scale: 1.32 },
  { shape: 'backpack', ink: inkOf('pine'), at: [420, 358], scale: 0.62 },
  { shape: 'chair', ink: inkOf('rust'), at: [800, 362], scale: 0.72 },
  { shape: 'lamp', ink: inkOf('honey'), at: [908, 366], scale: 0.44 },
  { shape: 'mug', ink: inkOf('night'), at: [706, 378], scale: 0.26 },
  { shape: 'boot', ink: inkOf('rust'), at: [466, 378], scale: 0.36 },
  { shape: 'bottle', ink: inkOf('sky'), at: [962, 372], scale: 0.38 },
];
const FIRE = [604, 364] as const;
/** The visible part of the board in a view: narrow screens zoom in. */
const PARTS: Readonly<Record<BannerView, string>> = {
  mobile: '84 96 912 304',
  tablet: '30 50 1050 350',
  desktop: '0 0 1200 400',
};
/** An image follows the page's colour scheme; a bright one would glare on a dark page. */
const SCHEMES =
  '<style>.night{display:none}@media (prefers-color-scheme:dark){.day{display:none}.night{display:inline}}</style>';

const ground = (light: Light, scheme: string): string =>
  `<g class="${scheme}">${landscape(light)}</g>`;

/** The SVG of a banner, by day and by night: a camp with products of the shop. */
export function bannerImage(view: BannerView): string {
  const width = BANNER_WIDTHS[view];
  const height = width / BANNER_SHAPE;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${PARTS[view]}">` +
    `${SCHEMES}${ground(DAY, 'day')}${ground(NIGHT, 'night')}${THINGS.map(standing).join('')}${campfire(FIRE)}</svg>`
  );
}
