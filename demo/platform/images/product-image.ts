import type { Product } from '../catalogue/catalogue.types.ts';
import { IMAGE_WIDTHS, type ImageSize, type ImageView } from '../links.ts';
import { LINE } from './camp.ts';
import type { Ink } from './drawing.ts';
import { material } from './material.ts';
import { setting } from './setting.ts';
import { SHAPES, type Shape } from './shapes.ts';

const FLOOR = '<ellipse cx="120" cy="210" rx="88" ry="9" opacity=".12"/>';

/** A thing on a soft background of its colours. */
const whole = (shape: Shape, ink: Ink): string =>
  `<defs><radialGradient id="g" cx=".5" cy=".4" r=".8"><stop offset="0" stop-color="#fff"/>` +
  `<stop offset="1" stop-color="${ink.accent}" stop-opacity=".45"/></radialGradient></defs>` +
  `<rect width="240" height="240" fill="#fff"/><rect width="240" height="240" fill="url(#g)"/>` +
  `${FLOOR}${SHAPES[shape](ink)}`;

const VIEWS: Readonly<Record<ImageView, (shape: Shape, ink: Ink) => string>> = {
  whole,
  setting,
  material,
};

/** The SVG image of a product in its colours. */
export function productImage(product: Product, size: ImageSize, view: ImageView): string {
  const [main, accent] = product.colours;
  const width = IMAGE_WIDTHS[size];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 240 240">` +
    `${VIEWS[view](product.shape, { main, accent, line: LINE })}</svg>`
  );
}
