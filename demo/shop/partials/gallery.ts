import type { Product } from '../../platform/catalogue/catalogue.types.ts';
import { IMAGE_WIDTHS, imageUrl } from '../../platform/links.ts';
import { type Html, html } from '../html.ts';
import type { PageContext } from '../page.ts';

/** Parts of the drawing for close-ups, on its board of 240 × 240. */
const DETAILS = ['48,40,96,96', '96,96,104,104'];
const DETAIL_WIDTH = 400;

/** The images of a product: the whole, and details. Phones show them in a carousel, so that the name stays in view. */
export function gallery(product: Product, { lang, texts }: PageContext): Html {
  const picture = imageUrl(product, 'large');
  const width = IMAGE_WIDTHS.large;
  const name = product.name[lang];
  return html`<figure class="gallery">
    <div class="gallery__slides" role="group" aria-label="${texts.gallery}" data-slides>
      <img class="gallery__slide gallery__slide--whole drawn" src="${picture}" alt="${name}" width="${width}"
        height="${width}" fetchpriority="high">
      ${DETAILS.map(
        (
          detail,
        ) => html`<img class="gallery__slide drawn" src="${picture}#svgView(viewBox(${detail}))"
          alt="${texts.closeUp(name)}" width="${DETAIL_WIDTH}" height="${DETAIL_WIDTH}">`,
      )}
    </div>
    <p class="gallery__dots" aria-hidden="true">${['', ...DETAILS].map(() => html`<span data-dot></span>`)}</p>
    <figcaption class="gallery__note">${texts.pictureNote}</figcaption>
  </figure>`;
}
