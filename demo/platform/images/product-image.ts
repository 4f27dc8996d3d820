import type { Product } from '../catalogue/catalogue.types.ts';
import { IMAGE_WIDTHS, type ImageSize } from '../links.ts';
import { SHAPES } from './shapes.ts';

const LINE = '#2b2521';
const FLOOR = '<ellipse cx="120" cy="210" rx="88" ry="9" opacity=".12"/>';

/** The SVG drawing of a product in its colours, on a soft background. */
export function productImage(product: Product, size: ImageSize): string {
  const [main, accent] = product.colours;
  const width = IMAGE_WIDTHS[size];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 240 240">` +
    `<defs><radialGradient id="g" cx=".5" cy=".4" r=".8"><stop offset="0" stop-color="#fff"/>` +
    `<stop offset="1" stop-color="${accent}" stop-opacity=".45"/></radialGradient></defs>` +
    `<rect width="240" height="240" fill="#fff"/><rect width="240" height="240" fill="url(#g)"/>` +
    `${FLOOR}${SHAPES[product.shape]({ main, accent, line: LINE })}</svg>`
  );
}
