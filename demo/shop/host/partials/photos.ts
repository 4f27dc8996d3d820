import type { Product } from '../../../platform/catalogue/catalogue.types.ts';
import { IMAGE_WIDTHS } from '../../../platform/links.ts';
import { type Html, html } from '../../html.ts';
import type { PageContext } from '../../page.ts';
import { type Picture, picturesOf } from '../../partials/pictures.ts';
import { taken } from './mode.ts';

function photo({ src, alt }: Picture): Html {
  const size = IMAGE_WIDTHS.large;
  return html`<figure class="photos__figure"><img class="photos__photo" src="${src}" data-img_high_res="${src}" alt="${alt}" width="${size}" height="${size}"></figure>`;
}

/** The pictures of a product, one visible at a time. */
export function photos(product: Product, context: PageContext): Html {
  const pictures = picturesOf(product, 'large', context).map(photo);
  const attributes = html` label="${context.texts.gallery}" thumbs="start"`;
  return taken(
    {
      around: html`<div id="projector_photos"><shop-gallery${attributes}>${pictures}</shop-gallery></div>`,
      instead: html`<shop-gallery id="projector_photos"${attributes}>${pictures}</shop-gallery>`,
    },
    context,
  );
}
