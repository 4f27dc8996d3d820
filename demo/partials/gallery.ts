import { type Html, html } from '../html.ts';
import type { PageContext } from '../page.ts';
import type { Product } from '../platform/catalogue/catalogue.types.ts';
import { IMAGE_WIDTHS, imageUrl } from '../platform/links.ts';

/** Parts of the drawing that are shown close up, on its board of 240 × 240. */
const DETAILS = ['48,40,96,96', '96,96,104,104'];
const DETAIL_WIDTH = 400;

/** The pictures of a product: the whole, and details below it. */
export function gallery(product: Product, { lang, texts }: PageContext): Html {
  const picture = imageUrl(product, 'large');
  const width = IMAGE_WIDTHS.large;
  return html`<figure class="gallery">
    <img class="gallery__whole drawn" src="${picture}" alt="${product.name[lang]}" width="${width}"
      height="${width}" fetchpriority="high">
    ${DETAILS.map(
      (
        detail,
      ) => html`<img class="gallery__detail drawn" src="${picture}#svgView(viewBox(${detail}))"
        alt="" width="${DETAIL_WIDTH}" height="${DETAIL_WIDTH}">`,
    )}
    <figcaption class="gallery__note">${texts.pictureNote}</figcaption>
  </figure>`;
}
