import type { Product } from '../../platform/catalogue/catalogue.types.ts';
import { type ImageSize, imageUrl, viewUrl } from '../../platform/links.ts';
import type { PageContext } from '../page.ts';

/** Parts of a product's drawing for close-ups, on its board of 240 × 240: `x,y,width,height`. */
const CLOSE_UPS = ['48,40,96,96', '96,96,104,104'];

/** A picture of a product. */
export interface Picture {
  readonly src: string;
  readonly alt: string;
}

/** The pictures of a product: the whole of it, where it is used, details, what it is made of. */
export function picturesOf(
  product: Product,
  size: ImageSize,
  { lang, texts }: PageContext,
): readonly Picture[] {
  const name = product.name[lang];
  const src = imageUrl(product, size);
  const whole = { src, alt: name };
  // a picture of the shop's own is no drawing
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
