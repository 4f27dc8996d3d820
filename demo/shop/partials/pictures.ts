import type { Product } from '../../platform/catalogue/catalogue.types.ts';
import { type ImageSize, imageUrl, viewUrl } from '../../platform/links.ts';
import type { PageContext } from '../page.ts';

/** Close-ups of a product's picture, on its 240 × 240 board: `x,y,width,height`. */
const CLOSE_UPS = ['48,40,96,96', '96,96,104,104'];

/** A picture of a product. */
export interface Picture {
  readonly src: string;
  readonly alt: string;
}

/** The pictures of a product: the whole, in use, details, and its material. */
export function picturesOf(
  product: Product,
  size: ImageSize,
  { lang, texts }: PageContext,
): readonly Picture[] {
  const name = product.name[lang];
  const src = imageUrl(product, size);
  const whole = { src, alt: name };
  // a custom picture is not generated
  if (product.image !== undefined) return [whole];
  return [
    whole,
    { src: viewUrl(product, 'setting', size), alt: texts.inUse(name) },
    ...CLOSE_UPS.map((part) => ({
      src: `${src}#svgView(viewBox(${part}))`,
      alt: texts.closeUp(name),
    })),
    { src: viewUrl(product, 'material', size), alt: texts.madeOf(name) },
  ];
}
