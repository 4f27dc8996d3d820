import type { Product } from '../../../platform/catalogue/catalogue.types.ts';
import { IMAGE_WIDTHS } from '../../../platform/links.ts';
import { type Html, html } from '../../html.ts';
import type { PageContext } from '../../page.ts';
import { type Picture, picturesOf } from '../../partials/pictures.ts';
import { taken } from './mode.ts';

function photo({ src, alt }: Picture): Html {
  return html`<img class="photos__photo" src="${src}" alt="${alt}" width="${IMAGE_WIDTHS.large}" height="${IMAGE_WIDTHS.large}">`;
}

/** The pictures of a product, one visible at a time. */
export function photos(product: Product, context: PageContext): Html {
  const pictures = picturesOf(product, 'large', context).map(photo);
  const attributes = html` slides-per-view="1" label="${context.texts.gallery}"`;
  return taken(
    {
      around: html`<div id="projector_photos"><shop-slider${attributes}>${pictures}</shop-slider></div>`,
      instead: html`<shop-slider id="projector_photos"${attributes}>${pictures}</shop-slider>`,
    },
    context,
  );
}
