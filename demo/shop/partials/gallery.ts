import type { Product } from '../../platform/catalogue/catalogue.types.ts';
import { IMAGE_WIDTHS } from '../../platform/links.ts';
import { type Html, html } from '../html.ts';
import type { PageContext } from '../page.ts';
import { type Picture, picturesOf } from './pictures.ts';

/** A link to the large file, which works without JavaScript. */
function slide({ src, alt }: Picture, thumb: string | undefined, index: number): Html {
  const width = IMAGE_WIDTHS.large;
  const priority = index === 0 ? 'high' : 'low';
  return html`<a class="gallery__slide" href="${src}" data-thumb="${thumb}"><img class="drawn" src="${src}" alt="${alt}"
        width="${width}" height="${width}" fetchpriority="${priority}"></a>`;
}

/** The pictures of a product. */
export function gallery(product: Product, context: PageContext): Html {
  const { texts, lang } = context;
  const thumbs = picturesOf(product, 'small', context);
  return html`<figure class="gallery">
    <shop-gallery class="gallery__pictures" label="${texts.gallery}: ${product.name[lang]}" follow>
      ${picturesOf(product, 'large', context).map((picture, index) => slide(picture, thumbs[index]?.src, index))}
    </shop-gallery>
    <figcaption class="gallery__note">${texts.pictureNote}</figcaption>
  </figure>`;
}
